/**
 * The draw of a round at tables of more than two, `pods/1`. PINNED: a round is drawn again for ever,
 * and `fixtures/pods.json` holds it in place; another draw is another rule.
 */
import { invariant } from '../invariant.js';
import { EXACT_PLAYERS, exactPods } from './exact-pods.js';
import { podField, type PodEntrant } from './pod-field.js';
import { shakenPods } from './shaken-pods.js';

export interface PodRules {
  /** How many sit at each table, as `podSizes` has it. */
  readonly sizes: readonly number[];
  /** Pairs of entrants who are not to sit together. */
  readonly forbidden: readonly (readonly [number, number])[];
}

export interface DrawnPods {
  /** The table with the most points an entrant first; at each table in the order of chance. */
  readonly tables: readonly (readonly number[])[];
  readonly byes: readonly number[];
}

/**
 * Tables for entrants in the order that chance gave. First, byes go to those with the fewest so
 * far, of these to those with the fewest points. Then tables have as few forbidden pairs as can be,
 * then as few repeated opponents (each pair counts as often as it has met), then the smallest sum
 * of squared differences in points over all pairs at a table; chance decides between equals.
 *
 * Up to 13 players these are the best tables that there are. For more they are good ones: no two
 * players whose tables were at most 256 apart could change seats and make them better.
 */
export function drawPods(
  entrants: readonly PodEntrant[],
  { sizes, forbidden }: PodRules,
): DrawnPods {
  const seats = sizes.reduce((sum, size) => sum + size, 0);
  invariant(seats <= entrants.length, `${seats} seats for ${entrants.length} entrants`);
  const isWhole = entrants.every(({ points }) => Number.isSafeInteger(points));
  invariant(isWhole, 'points are whole numbers');
  const byes = new Set(inOrderOfByes(entrants).slice(0, entrants.length - seats));
  const players = entrants.filter((each) => !byes.has(each));
  const draw = players.length <= EXACT_PLAYERS ? exactPods : shakenPods;
  const tables = draw(podField(players, forbidden), sizes);
  return {
    tables: bestFirst(tables, players).map((table) => table.map(({ entrant }) => entrant)),
    byes: [...byes].map(({ entrant }) => entrant),
  };
}

/** The sort is stable, so that chance decides between equals. */
const inOrderOfByes = (entrants: readonly PodEntrant[]): readonly PodEntrant[] =>
  [...entrants].sort((one, other) => one.byes - other.byes || one.points - other.points);

/** Sorted by points an entrant, and between equals by who comes first in the order of chance. */
function bestFirst(
  tables: readonly (readonly number[])[],
  players: readonly PodEntrant[],
): readonly (readonly PodEntrant[])[] {
  return tables
    .map((table) => [...table].sort((one, other) => one - other))
    .map((table) => ({ first: table[0] ?? 0, seated: table.flatMap((at) => players[at] ?? []) }))
    .sort((one, other) => mean(other.seated) - mean(one.seated) || one.first - other.first)
    .map(({ seated }) => seated);
}

const mean = (seated: readonly PodEntrant[]): number =>
  seated.reduce((sum, { points }) => sum + points, 0) / seated.length;
