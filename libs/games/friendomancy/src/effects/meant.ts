/** Whom and what an instruction means, in the order of A-FRI-32. */
import {
  cardOf,
  cardsMeant,
  type CardId,
  type Effect,
  type Instruction,
  type Play,
  type Seat,
} from '@scoresheet/rules-engine';
import {
  controllerOf,
  isIn,
  isFaceUpFoe,
  isOnBoard,
  roundFromActive,
  seatMeantBy,
} from '../field.js';

/** Seats by `who`, the active player first; the controller where it says nothing. */
export function seatsMeant(
  play: Play,
  { controller, chosen }: Effect,
  { who }: Instruction,
): readonly Seat[] {
  const all = roundFromActive(play.state);
  if (who === 'each') return all;
  if (who === 'others') return all.filter((seat) => seat !== controller);
  if (typeof who !== 'string' || who === 'you') return all.filter((seat) => seat === controller);
  const named = (chosen[who] ?? []).map(seatMeantBy);
  return named.filter((seat) => seat !== undefined && isIn(play.state, seat)) as readonly Seat[];
}

/** Cards on the Board, the active player's first, and Foes on piles, among those that are meant. */
export function inPlayMeant(
  play: Play,
  effect: Effect,
  instruction: Instruction,
): readonly CardId[] {
  const meant = cardsMeant(play, instruction, effect).filter((id) => {
    const card = play.state.cards[id];
    return card !== undefined && (isOnBoard(card) || isFaceUpFoe(card));
  });
  return meant.length > 1 ? inOrder(play, meant) : meant;
}

function inOrder({ state }: Play, ids: readonly CardId[]): readonly CardId[] {
  const seats = roundFromActive(state);
  const turnsAway = (id: CardId): number => {
    const seat = controllerOf(state, cardOf(state, id));
    return seat === 0 ? seats.length : seats.indexOf(seat);
  };
  return [...ids].sort((a, b) => turnsAway(a) - turnsAway(b));
}
