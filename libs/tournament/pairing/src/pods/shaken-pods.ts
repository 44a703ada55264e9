/**
 * Good tables for many players. They are seated by points and change seats while that helps; then
 * the tables are shaken a little and improved again, and are kept where they are no worse. The
 * shaking is the same for ever, so equal fields give equal tables.
 */
import { isCheaper, type PodField } from './pod-field.js';
import { at, changeSeats, copyOf, costOf, seatByPoints, type Seating } from './pod-seating.js';
import { swapWhileBetter } from './pod-swaps.js';

const SWAPS_OF_A_SHAKE = 3;
const MOST_SHAKES = 400;
/** Improving takes the square of the number of players: 400 times 51 of them, or 1,024 once. */
const SHAKEN_SQUARES = 2 ** 20;

export function shakenPods(
  field: PodField,
  sizes: readonly number[],
): readonly (readonly number[])[] {
  let best = seatByPoints(field, sizes);
  swapWhileBetter(best);
  let cost = costOf(best);
  const players = field.points.length;
  const shakes = Math.min(MOST_SHAKES, Math.floor(SHAKEN_SQUARES / players ** 2));
  const next = sequence();
  for (let shake = 0; shake < shakes; shake += 1) {
    if (cost.conflicts === 0 && cost.spread === 0) break;
    const tried = copyOf(best);
    for (let swap = 0; swap < SWAPS_OF_A_SHAKE; swap += 1) {
      swapAnyTwo(tried, next() % players, next() % players);
    }
    swapWhileBetter(tried);
    const costThen = costOf(tried);
    if (isCheaper(cost, costThen)) continue;
    [best, cost] = [tried, costThen];
  }
  return best.tables;
}

function swapAnyTwo(seating: Seating, player: number, other: number): void {
  const isOneTable = at(seating.tableOf, player) === at(seating.tableOf, other);
  if (!isOneTable) changeSeats(seating, player, other);
}

/**
 * Whole numbers without an order that tables could have. No chance is in them, and none is needed:
 * that has put the players in order before. A linear congruential generator with the constants of
 * Numerical Recipes, of which the upper half of the bits is used.
 */
function sequence(): () => number {
  let state = 1;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state >>> 16;
  };
}
