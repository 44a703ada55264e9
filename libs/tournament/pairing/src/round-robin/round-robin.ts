/**
 * Round robin by the circle method in the order of the Berger tables, `round-robin/1`: everybody
 * meets everybody once or twice. PINNED: rounds are made again for ever, and
 * `fixtures/round-robin.json` holds them in place; other rounds are another rule.
 *
 * Source of the order and of who begins: FIDE Handbook, C.05, Annex 1 (Berger tables).
 */
import { invariant } from '../invariant.js';

export interface RoundRobinOptions {
  /** How often everybody meets everybody; the second time the other one begins. */
  readonly times: 1 | 2;
}

export interface RoundRobinRound {
  /** At each table the one who begins is named first. */
  readonly tables: readonly (readonly [number, number])[];
  /** Who has no opponent in this round; null where all have one. */
  readonly bye: number | null;
}

/** How many rounds there are: none for fewer than two entrants. */
export function roundRobinLength(entrants: number, { times }: RoundRobinOptions): number {
  return entrants < 2 ? 0 : times * (seatsFor(entrants) - 1);
}

/** All rounds, for entrants in the order that chance or their seeds gave. */
export function roundRobin(
  entrants: readonly number[],
  options: RoundRobinOptions,
): readonly RoundRobinRound[] {
  const length = roundRobinLength(entrants.length, options);
  return Array.from({ length }, (_, index) => roundRobinRound(entrants, index + 1, options));
}

/** One round, counted from 1, without making the others. */
export function roundRobinRound(
  entrants: readonly number[],
  round: number,
  options: RoundRobinOptions,
): RoundRobinRound {
  const length = roundRobinLength(entrants.length, options);
  const isRound = Number.isSafeInteger(round) && round >= 1 && round <= length;
  invariant(isRound, `round ${round} of ${length}`);
  const inCycle = length / options.times;
  const isSecondCycle = round > inCycle;
  const row = bergerRow(round, inCycle, options);
  const tables: (readonly [number, number])[] = [];
  let bye: number | null = null;
  for (const [one, other] of bergerPairs(row, inCycle + 1)) {
    const [first, second] = [entrants[one], entrants[other]];
    if (first === undefined || second === undefined) bye = first ?? second ?? null;
    else tables.push(isSecondCycle ? [second, first] : [first, second]);
  }
  return { tables, bye };
}

/** An odd number of entrants leaves the last seat empty: who would meet it has a bye. */
const seatsFor = (entrants: number): number => entrants + (entrants % 2);

/**
 * The row of the table, from 0. When a second cycle follows, the last two rows of the first change
 * places: nobody begins, or does not begin, three times in a row where the cycles meet.
 */
function bergerRow(round: number, inCycle: number, { times }: RoundRobinOptions): number {
  const row = (round - 1) % inCycle;
  const isTurned = times === 2 && round <= inCycle && inCycle > 1 && row >= inCycle - 2;
  return isTurned ? 2 * inCycle - 3 - row : row;
}

/**
 * A row of the Berger table, for seats from 0. The last seat stands still, the others in a circle:
 * who meets the last seat is the axis, moving on by half the circle each row, and the others meet
 * across it. The last seat begins in every second row.
 */
function bergerPairs(row: number, seats: number): readonly (readonly [number, number])[] {
  const circle = seats - 1;
  const axis = (row * (seats / 2)) % circle;
  const pairs: (readonly [number, number])[] = [row % 2 === 0 ? [axis, circle] : [circle, axis]];
  for (let step = 1; step < seats / 2; step += 1) {
    pairs.push([(axis + step) % circle, (axis - step + circle) % circle]);
  }
  return pairs;
}
