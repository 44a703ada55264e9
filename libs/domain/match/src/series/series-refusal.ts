/** Why a match cannot be opened as a game of a series. */
import { SEATS_OF_SERIES, type CreateMatch } from '@scoresheet/contracts-messages';
import type { Sha256 } from '@scoresheet/domain-record';
import { refused, type Refused } from '../commands/not-accepted.js';
import { seriesOf } from './series.js';
import { nextMatchAfter } from './series-terms.js';

const AT_TABLE = refused(
  'series-unclear',
  'The table of a tournament has a series of its own: leave out series.',
);
const TWO_ALONE = refused('seat-count', 'A series is played by two: ask for two seats.');
const DELAYED = refused(
  'series-unclear',
  'The next game of a series tells at once how the one before has ended, so its spectators cannot ' +
    'be delayed by seconds: name events, or leave out spectatorDelay.',
);
const OPENED = refused(
  'series-unclear',
  'The lists of one game are played again in the next, so the records of a series stay closed: ' +
    'leave out opens.',
);
const HOUSE_ONLY = refused(
  'wrong-role',
  'Only the house opens the next game of a series: leave out its previous games.',
);
const NOT_NEXT = refused(
  'series-unclear',
  'No game of the series comes after those: it is over, or another match has that game.',
);

export function seriesRefusal(
  { series, table, role, reserved, record, spectatorDelay, opens }: CreateMatch,
  seats: number,
  sha256: Sha256,
): Refused | undefined {
  if (series === undefined) return undefined;
  if (table !== undefined) return AT_TABLE;
  if (seats !== SEATS_OF_SERIES) return TWO_ALONE;
  if ((spectatorDelay?.seconds ?? 0) > 0) return DELAYED;
  if (opens === 'at-end') return OPENED;
  const { bestOf, previous } = series;
  if (role !== 'house') return previous === undefined ? undefined : HOUSE_ONLY;
  const last = previous?.at(-1);
  if (previous === undefined || last === undefined || reserved === undefined) return NOT_NEXT;
  const isNext = seriesOf(bestOf, previous).next !== undefined;
  return isNext && nextMatchAfter(last.match, sha256).match === record ? undefined : NOT_NEXT;
}
