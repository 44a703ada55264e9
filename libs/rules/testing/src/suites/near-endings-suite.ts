/**
 * Random play near each ending of a game, from positions that its scenarios set up: a game's
 * `near-endings.spec.ts` calls this.
 */
import type { Endings } from '@scoresheet/rules-presentation';
import { beforeAll, describe, expect, it } from 'vitest';
import type { ScenarioGame } from '../scenario/scenario-game.js';
import {
  dealtAt,
  positionsNearEndings,
  walkNearEndings,
  type Position,
} from '../walk/near-endings.js';
import { twinWorlds } from '../walk/twin-worlds.js';
import { scenarioTexts } from './scenario-texts.js';
import { LONGEST_MS } from './walked-game.js';

export interface NearEndings {
  readonly name: string;
  readonly game: ScenarioGame;
  /** The folder of the scenarios; ends in a slash. */
  readonly folder: URL;
  /** All ways in which the rules end a game. */
  readonly endings: Endings;
  /** Counters of seats that may fall below 0. */
  readonly debts?: readonly string[];
}

/** Walks near each ending. */
const WALKS = 20;
const LAWS = { longestGame: 20_000, sampleEvery: 20, compareEvery: 8 };
/** Pairs of worlds that differ in hidden cards, and the answers that both are given. */
const PAIRS = 24;
const SCRIPT = 12;
/** Equal worlds prove nothing, and many games end with hardly a hidden card left. */
const LEAST_DIFFERING = 4;

export function nearEndingsSuite({ name, game, folder, endings, debts = [] }: NearEndings): void {
  let positions: readonly Position[] = [];

  describe(`Random play of ${name} near its endings`, () => {
    beforeAll(() => {
      const texts = scenarioTexts(folder).map(([, text]) => text);
      positions = positionsNearEndings(texts.join('\n---\n'), game);
    }, LONGEST_MS);

    const reached = () => {
      const games = [...walkNearEndings({ positions, seed: 1, walks: WALKS, debts, ...LAWS })];
      const reasons = new Set(games.map(({ reason }) => reason));
      expect([...reasons].sort()).toEqual(Object.keys(endings).sort());
    };
    it('keeps the laws of every game and reaches each ending, and no other', reached, LONGEST_MS);

    const secret = () => {
      const pairs = Array.from({ length: PAIRS }, (_, seed) => differ(positions, seed));
      expect(pairs.filter(Boolean).length).toBeGreaterThanOrEqual(LEAST_DIFFERING);
    };
    it('shows no viewer a card that it may not know', secret, LONGEST_MS);
  });
}

/** Compares two worlds that part near an ending; tells whether they differed. */
function differ(positions: readonly Position[], seed: number): boolean {
  const position = positions[seed % positions.length] as Position;
  const viewer = ([1, 2, 'public'] as const)[seed % 3] ?? 'public';
  const { rules } = position;
  const from = dealtAt(position, seed);
  return twinWorlds({ rules, from, viewer, seed, before: seed % 2, script: SCRIPT }).differ;
}
