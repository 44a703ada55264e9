/** A number that comes from the result of one round: where every explanation ends. */
import type { Cell } from '../crosstable/cell.js';
import type { Row } from '../crosstable/crosstable.js';
import type { Explanation } from '../explain/explanation.js';
import { rational } from '../rational/rational.js';

/** `units` of which `inOne` make one. */
export const roundNumber = (
  { entrant }: Row,
  { round, entry }: Cell,
  units: number,
  inOne = 1,
): Explanation => ({
  name: 'round',
  entrant,
  value: rational(units, inOne),
  made: { by: 'round', round, entry },
});
