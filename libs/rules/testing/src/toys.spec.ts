import { withoutUndefined } from '@scoresheet/rules-engine';
import { counterClash, emberField, marketDraft, responseDuel } from '@scoresheet/rules-engine/toys';
import type { Rules, Seating, Viewer } from '@scoresheet/rules-engine';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  checkConservation,
  checkDecidedAgain,
  checkNoIdLeaks,
  checkOptionsAccepted,
  checkPerturbedRefused,
  checkRefold,
  randomWalk,
  seededNumbers,
  twinWorlds,
  type Check,
} from './index.js';

interface Toy {
  readonly name: string;
  readonly rules: Rules;
  readonly cards: number;
}

const POLICIES = (['queue', 'stack'] as const).flatMap((order) =>
  (['rank', 'seat'] as const).map((chosenBy) => ({ order, chosenBy })),
);

const TOYS: readonly Toy[] = [
  { name: 'response duel', rules: responseDuel, cards: 8 },
  { name: 'counter clash', rules: counterClash, cards: 12 },
  { name: 'market draft', rules: marketDraft, cards: 12 },
  ...POLICIES.map((policy) => ({
    name: `ember field, ${policy.order} by ${policy.chosenBy}`,
    rules: emberField(policy, policy.order === 'queue' ? 'happening' : 'effect'),
    cards: 10,
  })),
];

const EVERY_CHECK: readonly Check[] = [
  checkConservation,
  checkDecidedAgain,
  checkNoIdLeaks,
  checkOptionsAccepted,
  checkPerturbedRefused,
  checkRefold,
];

/** Decks and numbers of seats that follow from the seed, so that a failing seed is a fixture. */
function seatingOf({ rules, cards }: Toy, seed: number): Seating {
  const below = seededNumbers(seed * 7919);
  const codes = Object.keys(rules.faces).filter((code) => code !== 'keeper');
  const deck = (): string[] =>
    Array.from({ length: cards }, () => codes[below(codes.length)] as string);
  const seats = rules.minSeats + below(rules.maxSeats - rules.minSeats + 1);
  const options: Record<string, boolean> =
    'judge' in rules.options ? { judge: below(2) === 1 } : {};
  return { seats, decks: [[], ...Array.from({ length: seats }, deck)], options };
}

const seeds = fc.integer({ min: 1, max: 1_000_000 });

describe.each(TOYS)('$name, played at random', (toy) => {
  const walk = (seed: number, onStep?: Check) =>
    randomWalk(
      withoutUndefined({
        rules: toy.rules,
        seating: seatingOf(toy, seed),
        seed,
        maxActions: 80,
        leaving: toy.rules.left ? 25 : 0,
        onStep,
      }),
    );

  it('keeps every law of the engine after every action', () => {
    fc.assert(
      fc.property(seeds, (seed) => {
        walk(seed, (step) => EVERY_CHECK.forEach((check) => check(step)));
      }),
      { numRuns: 8 },
    );
  });

  it('gives the same facts for the same seed, and others for another', () => {
    expect(walk(11).facts).toEqual(walk(11).facts);
    expect(walk(11).facts).not.toEqual(walk(12).facts);
  });

  it('shows no viewer in which of two worlds it is', () => {
    let pairs = 0;
    let differing = 0;
    for (let seed = 1; seed <= 30; seed += 1) {
      const seating = seatingOf(toy, seed);
      const viewers: readonly Viewer[] = [1, seating.seats, 'public'];
      for (const viewer of viewers) {
        const twins = { rules: toy.rules, seating, viewer, seed, before: seed % 20, script: 12 };
        pairs += 1;
        if (twinWorlds(twins).differ) differing += 1;
      }
    }
    expect(differing / pairs).toBeGreaterThanOrEqual(0.9);
  });
});
