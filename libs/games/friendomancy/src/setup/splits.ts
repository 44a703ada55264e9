/**
 * The ways to take cards out of the Pools in each step of a draft: `take 4 friends 2 curses`.
 *
 * Rules: R-FRI-41 to 44; decision A-FRI-05.
 */
import { isAllowed, type Guard, type Reading, type State } from '@scoresheet/rules-engine';
import { POOL_NAMES, POOLS, poolSize, type Pool } from '../field.js';

export type DraftStep = 'friends' | 'one-pool' | 'one-or-two-pools' | 'any-mix';
export const DRAFT_STEPS: readonly DraftStep[] = [
  'friends',
  'one-pool',
  'one-or-two-pools',
  'any-mix',
];

const PER_STEP = 6; // R-FRI-41 to 44

type Split = readonly (readonly [Pool, number])[];

export const splitId = (split: Split): string =>
  ['take', ...split.map(([name, count]) => `${count} ${name}`)].join(' ');

/** Reads the words of an option back. */
export function splitOf(id: string): Split {
  const [, ...words] = id.split(' ');
  return words.flatMap((word, index) =>
    index % 2 === 0 ? [[words[index + 1] as Pool, Number(word)] as const] : [],
  );
}

/** The condition for cards to be taken out of the Pools. */
export const HELD: readonly Guard<Split, DraftStep>[] = [
  {
    rule: 'A-FRI-05',
    says({ state }, split) {
      const short = shortPool(state, split) as Pool;
      const left = poolSize(state, short);
      return `The ${POOL_NAMES[short]} holds ${left} cards: choose what there is.`;
    },
    holds: ({ state }, split) => shortPool(state, split) === undefined,
  },
];

/** What the Pools hold; where they cannot fill a step, any mix of what there is. */
export function splitsFor(reading: Reading, step: DraftStep): readonly Split[] {
  const ways = WAYS[step].filter((split) => isAllowed(HELD, reading, split, step));
  return ways.length > 0 ? ways : instead(reading, step);
}

/** What a step asks for, whether the Pools can fill it or not; in whatever order it names them. */
export const isWayOf = (step: DraftStep, split: Split): boolean =>
  WAYS[step].some((way) => sorted(way) === sorted(split));

const sorted = (split: Split): string =>
  split
    .map(([name, count]) => `${name} ${count}`)
    .sort()
    .join();

/** A Pool that does not hold what is to be taken out of it. */
const shortPool = (state: State, split: Split): Pool | undefined =>
  split.find(([name, count]) => POOLS.includes(name) && poolSize(state, name) < count)?.[0];

/** Whether the Pools cannot fill the step in any of its ways. */
export const isShort = (reading: Reading, step: DraftStep): boolean =>
  !WAYS[step].some((split) => isAllowed(HELD, reading, split, step));

/**
 * Splits where Friends are too few: those there are, and others of the drafter's choice (A-FRI-05).
 */
function instead(reading: Reading, step: DraftStep): readonly Split[] {
  const { state } = reading;
  const friends = step === 'friends' ? poolSize(state, 'friends') : 0;
  const pools = POOLS.filter((name) => step !== 'friends' || name !== 'friends');
  const there = pools.reduce((sum, name) => sum + poolSize(state, name), 0);
  const missing = Math.min(PER_STEP - friends, there);
  const own: Split = friends > 0 ? [['friends', friends]] : [];
  return mixes(missing, pools)
    .filter((split) => isAllowed(HELD, reading, split, step))
    .map((split) => [...own, ...split]);
}

/** Every way to take so many cards from among these Pools. */
function mixes(count: number, [first, ...rest]: readonly Pool[]): readonly Split[] {
  if (count === 0) return [[]];
  if (first === undefined) return [];
  if (rest.length === 0) return [[[first, count]]];
  return Array.from({ length: count + 1 }, (_, fewer) => count - fewer).flatMap((taken) =>
    mixes(count - taken, rest).map((split): Split =>
      taken === 0 ? split : [[first, taken], ...split],
    ),
  );
}

const single: readonly Split[] = POOLS.map((name) => [[name, PER_STEP]]);

const fourAndTwo: readonly Split[] = POOLS.flatMap((most) =>
  POOLS.filter((name) => name !== most).map((name): Split => [
    [most, 4],
    [name, 2],
  ]),
);

const threeAndThree: readonly Split[] = POOLS.flatMap((one, index) =>
  POOLS.slice(index + 1).map((other): Split => [
    [one, 3],
    [other, 3],
  ]),
);

const WAYS: Readonly<Record<DraftStep, readonly Split[]>> = {
  friends: [[['friends', PER_STEP]]],
  'one-pool': single,
  'one-or-two-pools': [...single, ...fourAndTwo, ...threeAndThree],
  'any-mix': mixes(PER_STEP, POOLS),
};
