/** The tables around one that is not as it should be are drawn again together, exactly. */
import { exactTables } from '../exact-tables.js';
import { inTableOrder, type Field, type Table } from '../field.js';
import { sumOfCosts } from '../priorities.js';
import { hasFault, isBetter, isDearer } from './swaps.js';

/** Tables in a window: small ones are quick, the widest is as much as can be drawn exactly. */
const WIDEST = 128;
const WIDTHS = [16, 32, WIDEST] as const;
/** A float or a square that this window cannot spare is hardly ever spared by a wider one. */
const WIDE_ENOUGH = 32;

/**
 * Draws ever wider windows until one leaves nothing to wish for; the list of tables is changed.
 * Answers with the work that it took, which grows with the cube of a window's width.
 */
export function redrawAround(field: Field, tables: Table[], at: number): number {
  let work = 0;
  for (const width of WIDTHS) {
    const start = Math.max(0, Math.min(at - width / 2, tables.length - width));
    const window = tables.slice(start, start + width);
    const now = sumOfCosts(field, window);
    const drawn = exactTables(field, window.flat());
    const then = sumOfCosts(field, drawn);
    work += width ** 3;
    const isGood = !isDearer(then, now) && !drawn.some((table) => hasFault(field, table));
    const isDone = width >= WIDE_ENOUGH && then.forbidden + then.rematches === 0;
    const isLast = isGood || (isDone && then.byes <= now.byes) || width === WIDEST;
    if (isLast && isBetter(then, now)) {
      tables.splice(start, window.length, ...inSlots(field, drawn));
    }
    if (isLast) break;
  }
  return work;
}

/** As they follow each other in a list of tables: the bye last. */
function inSlots(field: Field, drawn: readonly Table[]): Table[] {
  const isBye = ([, other]: Table): boolean => other === field.bye;
  return [
    ...inTableOrder(
      field,
      drawn.filter((table) => !isBye(table)),
    ),
    ...drawn.filter(isBye),
  ];
}
