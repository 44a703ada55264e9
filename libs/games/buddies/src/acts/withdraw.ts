/**
 * Withdrawing own Buddies in the own Player phase: with their items to the Trash, so that there is
 * room again. Rules: R-BUD-51, R-BUD-52; decisions A-BUD-11, A-BUD-37, A-BUD-46.
 */
import {
  cardOf,
  isAllowed,
  tell,
  type CardId,
  type Option,
  type Play,
  type Reading,
  type Seat,
} from '@scoresheet/rules-engine';
import { check } from '../endings.js';
import { partyOf, trash } from '../field.js';
import { leaveParty } from '../party.js';
import { inPhase } from './in-phase.js';

/** Conditions for a seat to withdraw anybody. */
export const WITHDRAWS = inPhase('player', 'R-BUD-51');

export function waysToWithdraw(reading: Reading, seat: Seat): readonly Option[] {
  if (!isAllowed(WITHDRAWS, reading, seat, seat)) return [];
  return partyOf(reading.state, seat).map(({ id }) => ({ id: `withdraw ${id}`, card: id }));
}

export function withdraw(play: Play, seat: Seat, id: CardId): void {
  const { face, owner } = cardOf(play.state, id);
  tell(play, 'withdrawn', { seat, face });
  leaveParty(play, id, trash(owner));
  check(play);
}
