/**
 * How many rounds a phase has, and how many go on after it, by the number of those who play.
 * Tables are released like presets: by name and version, and never changed.
 */
import { invariant } from '../invariant.js';

export interface RoundPlan {
  /** What is played; few enough players have nothing but a bracket. */
  readonly format: 'swiss' | 'single-elimination';
  readonly rounds: number;
  /** How many go on into single elimination; 0: nobody does. */
  readonly cut: number;
}

/** A line of a table: for so many players and more, up to the next line. */
interface Line extends RoundPlan {
  readonly from: number;
}

const swiss = (from: number, rounds: number, cut: number): Line => ({
  from,
  format: 'swiss',
  rounds,
  cut,
});
const bracket = (from: number, rounds: number): Line => ({
  from,
  format: 'single-elimination',
  rounds,
  cut: 0,
});

/** Magic Tournament Rules, Appendix E; editions differ in the cut of 9 to 16, which is 8 here. */
const MAGIC_E: readonly Line[] = [
  bracket(0, 1),
  bracket(3, 2),
  bracket(5, 3),
  swiss(9, 5, 8),
  swiss(17, 5, 8),
  swiss(33, 6, 8),
  swiss(65, 7, 8),
  swiss(129, 8, 8),
  swiss(227, 9, 8),
  swiss(410, 10, 8),
];

/** Play! Pokémon Tournament Rules Handbook, from second-hand sources. */
const POKEMON: readonly Line[] = [
  swiss(0, 1, 0),
  swiss(3, 2, 0),
  swiss(4, 3, 0),
  swiss(9, 4, 4),
  swiss(13, 5, 4),
  swiss(21, 5, 8),
  swiss(33, 6, 8),
  swiss(65, 7, 8),
  swiss(129, 8, 8),
  swiss(227, 9, 8),
  swiss(410, 10, 8),
];

/**
 * Enough rounds that one player alone can have won them all: the logarithm to the base of two. The
 * cut is at most half of the players.
 */
const LARGEST_EXPONENT = 20;
const PLAIN: readonly Line[] = Array.from({ length: LARGEST_EXPONENT + 1 }, (_, exponent) =>
  swiss(exponent === 0 ? 0 : 2 ** exponent + 1, exponent + 1, Math.min(2 ** exponent, 8)),
);

const TABLES = { 'magic-e/1': MAGIC_E, 'pokemon/1': POKEMON, 'plain/1': PLAIN } as const;

export type RoundTable = keyof typeof TABLES;
export const ROUND_TABLES = Object.keys(TABLES) as readonly RoundTable[];

export const isRoundTable = (name: string): name is RoundTable => Object.hasOwn(TABLES, name);

/** What a table plans for so many players; the name has to be that of a table. */
export function planFor(name: string, headCount: number): RoundPlan {
  invariant(isRoundTable(name), () => `there is no table of head-counts called ${name}`);
  const line = TABLES[name].findLast(({ from }) => from <= headCount);
  invariant(line !== undefined, () => `nothing is planned for ${headCount} players`);
  const { format, rounds, cut } = line;
  return { format, rounds, cut };
}

export const roundsFor = (name: string, headCount: number): number =>
  planFor(name, headCount).rounds;

/**
 * The players for which a table is asked: a bye that was awarded before the event stands for the
 * opponent that would have lost, two byes for three of them, three for seven (Magic Tournament
 * Rules, Appendix E).
 *
 * @param awardedByes - of each entrant
 */
export const headCountOf = (awardedByes: readonly number[]): number =>
  awardedByes.reduce((sum, byes) => sum + 2 ** byes, 0);
