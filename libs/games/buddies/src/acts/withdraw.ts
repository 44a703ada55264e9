/**
 * Withdrawing own Buddies in the own Player phase: with their items to the Trash, so that there is
 * room again. Rules: R-BUD-51, R-BUD-52; decisions A-BUD-11, A-BUD-37, A-BUD-46.
 */
import {
  cardOf,
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

export const waysToWithdraw = ({ state }: Reading, seat: Seat): readonly Option[] =>
  partyOf(state, seat).map(({ id }) => ({ id: `withdraw ${id}`, card: id }));

export function withdraw(play: Play, seat: Seat, id: CardId): void {
  const { face, owner } = cardOf(play.state, id);
  tell(play, 'withdrawn', { seat, face });
  leaveParty(play, id, trash(owner));
  check(play);
}
