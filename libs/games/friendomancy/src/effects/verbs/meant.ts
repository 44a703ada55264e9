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
  isDefeated,
  isFaceUpFoe,
  isIn,
  isOnBoard,
  roundFromActive,
  seatMeantBy,
} from '../../field.js';

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

/** Cards that are meant, wherever they lie, but no Defeated Foe: the active player's first. */
export function anywhereMeant(
  play: Play,
  effect: Effect,
  instruction: Instruction,
): readonly CardId[] {
  const meant = cardsMeant(play, instruction, effect).filter(
    (id) => !isDefeated(cardOf(play.state, id)),
  );
  return meant.length > 1 ? inOrder(play, meant) : meant;
}

/** Of cards that lie elsewhere some verbs know nothing; Foes on piles they reach as well. */
export const BOARD = 'the Board';

/** Cards on the Board and Foes on piles, among those that are meant. */
export const inPlayMeant: typeof anywhereMeant = (play, effect, instruction) =>
  anywhereMeant(play, effect, instruction).filter((id) => {
    const card = cardOf(play.state, id);
    return isOnBoard(card) || isFaceUpFoe(card);
  });

function inOrder({ state }: Play, ids: readonly CardId[]): readonly CardId[] {
  const seats = roundFromActive(state);
  const turnsAway = (id: CardId): number => {
    const seat = controllerOf(state, cardOf(state, id));
    return seat === 0 ? seats.length : seats.indexOf(seat);
  };
  return [...ids].sort((a, b) => turnsAway(a) - turnsAway(b));
}
