/** Whom and what an instruction means, among those that it can reach. Rules: A-BUD-44, A-BUD-65. */
import { cardsMeantWhere, seatsBy } from '@scoresheet/rules-cards';
import type { Effect, Instruction } from '@scoresheet/rules-engine';
import { active, isDown, isInParty, roundFrom, seatMeantBy } from '../../field.js';

/** Players from the turn player to the left. */
export const SEATS = seatsBy({
  noun: 'player',
  inOrder: (state) => roundFrom(state, active(state)),
  named: (word) => seatMeantBy(word, 'player'),
});

/** What waits on the stack, or a deck: words of a choice that are no cards. */
export const wordsMeant = ({ chosen }: Effect, { to }: Instruction): readonly string[] =>
  typeof to === 'string' ? (chosen[to] ?? []) : [];

/** Cards wherever they lie. */
export const anywhereMeant = cardsMeantWhere(() => true);

/** Buddies in play, knocked out or not. */
export const inPartyMeant = cardsMeantWhere(isInParty);

/** Buddies in play, face up. */
export const buddiesMeant = cardsMeantWhere((card) => isInParty(card) && !isDown(card));
