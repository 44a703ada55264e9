/**
 * Defending instead of acting: no target for attacks, and its DF stands before the own deck.
 *
 * Rules: R-BUD-59 to 61; decisions A-BUD-14, A-BUD-15, A-BUD-31, A-BUD-57.
 */
import {
  mark,
  tell,
  type CardId,
  type Option,
  type Play,
  type Reading,
  type Seat,
} from '@scoresheet/rules-engine';
import { partyOf } from '../field.js';
import { ruleFor } from '../values.js';
import { mayAct } from './use-ability.js';

export function waysToDefend(reading: Reading, seat: Seat): readonly Option[] {
  if (ruleFor(reading, seat, 'noDefending') > 0) return [];
  return partyOf(reading.state, seat)
    .filter((buddy) => mayAct(reading, seat, buddy))
    .map(({ id }) => ({ id: `defend ${id}`, card: id }));
}

export function defend(play: Play, seat: Seat, id: CardId): void {
  mark(play, id, 'acted', 1);
  mark(play, id, 'defending', 1);
  tell(play, 'defended', { seat, card: id });
}
