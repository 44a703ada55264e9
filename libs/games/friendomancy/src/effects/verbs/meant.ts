/** Whom and what an instruction means, in the order of A-FRI-32. */
import { cardsMeantWhere, seatsBy, type CardsMeant } from '@scoresheet/rules-cards';
import { cardOf, type CardId, type Play } from '@scoresheet/rules-engine';
import {
  controllerOf,
  isDefeated,
  isFaceUpFoe,
  isOnBoard,
  roundFromActive,
  seatMeantBy,
} from '../../field.js';

/** Players from the active one on. */
export const SEATS = seatsBy({ noun: 'player', inOrder: roundFromActive, named: seatMeantBy });

/** Of cards that lie elsewhere some verbs know nothing; Foes on piles they reach as well. */
export const BOARD = 'the Board';

const butDefeated = cardsMeantWhere((card) => !isDefeated(card));

/** Cards that are meant, wherever they lie, but no Defeated Foe: the active player's first. */
export const anywhereMeant: CardsMeant = (play, effect, instruction) => {
  const meant = butDefeated(play, effect, instruction);
  return meant.length > 1 ? inOrder(play, meant) : meant;
};

/** Cards on the Board and Foes on piles, among those that are meant. */
export const inPlayMeant: CardsMeant = (play, effect, instruction) =>
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
