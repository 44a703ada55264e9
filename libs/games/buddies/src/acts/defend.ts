/**
 * Defending instead of acting: no target for attacks, and its DF stands before the own deck.
 *
 * Rules: R-BUD-59 to 61; decisions A-BUD-14, A-BUD-15, A-BUD-31, A-BUD-57.
 */
import {
  isAllowed,
  mark,
  no,
  tell,
  type CardId,
  type Guard,
  type Option,
  type Play,
  type Reading,
  type Seat,
} from '@scoresheet/rules-engine';
import { partyOf } from '../field.js';
import { ruleFor } from '../values.js';
import { inPhase } from './in-phase.js';
import { ACTS } from './use-ability.js';

export const NOBODY_DEFENDS = no('R-BUD-33', 'An Event keeps everybody from Defending.');

/** When a seat may have somebody Defend. */
export const DEFEND_TIME = inPhase('buddies', 'R-BUD-59');

/** The condition for anybody of a seat to Defend. */
const DEFENDS: readonly Guard<Seat, unknown>[] = [
  {
    ...NOBODY_DEFENDS,
    holds: (reading, seat) => ruleFor(reading, seat, 'noDefending') === 0,
  },
];

export function waysToDefend(reading: Reading, seat: Seat): readonly Option[] {
  if (!isAllowed([...DEFEND_TIME, ...DEFENDS], reading, seat, seat)) return [];
  return partyOf(reading.state, seat)
    .filter((buddy) => isAllowed(ACTS, reading, buddy, seat))
    .map(({ id }) => ({ id: `defend ${id}`, card: id }));
}

export function defend(play: Play, seat: Seat, id: CardId): void {
  mark(play, id, 'acted', 1);
  mark(play, id, 'defending', 1);
  tell(play, 'defended', { seat, card: id });
}
