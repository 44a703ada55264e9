/**
 * Non-interference: worlds that differ in what a viewer may not know look alike to that viewer.
 * Leaks are planted in a copy of the rules, so that a comparison that sees nothing is noticed.
 */
import type { Rules } from '@scoresheet/rules-engine';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { twinDecks } from '../walk/twin-decks.js';
import { twinWorlds } from '../walk/twin-worlds.js';
import type { TwinReport, Twins } from '../walk/twins.js';
import { leakyRules, offersHidden } from './planted-leaks.js';
import { LONGEST_MS, type Effort, type WalkedGame } from './walked-game.js';

const SCRIPT = 12;
/** Games in which a planted leak has to be found. */
const LEAKY_GAMES = 40;
/** A pair of equal worlds proves nothing: nine in ten have to differ. */
const MOST_DIFFER = 0.9;

const seeds = fc.integer({ min: 0, max: 2 ** 31 - 1 });
const viewers = fc.constantFrom<Twins['viewer']>(1, 2, 'public');

export function secretsSuite(game: WalkedGame, { worlds, decks }: Effort): void {
  describe(`Who may not know a card of ${game.name} learns nothing of it`, () => {
    const twins = pairs(worlds.pairs, fc.nat(worlds.before), (seed, viewer, before) =>
      twinWorlds({ ...worldOf(game, game.rules, seed), viewer, before }),
    );
    it('from views, facts, decisions or refusals', twins, LONGEST_MS);
    if (game.fromTheSetup) setupSuite(game, decks);
    it.each(leakyRules(game.rules))(
      'a planted leak by %s is caught',
      (channel, leaky) => {
        const caught = attempts((seed, viewer) =>
          twinWorlds({ ...worldOf(game, leaky, seed), viewer, before: seed }),
        );
        expect(caught).toContain(channel);
      },
      LONGEST_MS,
    );
  });
}

function setupSuite(game: WalkedGame, { pairs: count, script: longest }: Effort['decks']): void {
  const scripts = fc.integer({ min: 4, max: longest });
  const twins = pairs(count, scripts, (seed, viewer, script) => {
    const report = twinDecks({ ...worldOf(game, game.rules, seed), viewer, script });
    return { ...report, differ: report.differ && report.compared >= 4 };
  });
  it('from the setup on', twins, LONGEST_MS);

  const planted = () => {
    const leaky = offersHidden(game.rules);
    const caught = attempts((seed, viewer) =>
      twinDecks({ ...worldOf(game, leaky, seed), viewer, script: SCRIPT / 2 }),
    );
    expect(caught).toMatch(/its (view|facts)/);
  };
  it('a planted leak by a step of the setup is caught', planted, LONGEST_MS);
}

const worldOf = ({ tableOf, opens }: WalkedGame, rules: Rules, seed: number) => ({
  rules,
  seating: tableOf(seed),
  seed,
  script: SCRIPT,
  opens,
});

type Pair = (seed: number, viewer: Twins['viewer'], length: number) => TwinReport;

function pairs(count: number, lengths: fc.Arbitrary<number>, pair: Pair) {
  return () => {
    let all = 0;
    let differing = 0;
    const compare = (...world: Parameters<Pair>): void => {
      all += 1;
      if (pair(...world).differ) differing += 1;
    };
    fc.assert(fc.property(seeds, viewers, lengths, compare), { numRuns: count });
    expect(differing / all).toBeGreaterThanOrEqual(MOST_DIFFER);
  };
}

/** The channel by which two worlds were first told apart, or what else was thrown. */
function attempts(pair: (seed: number, viewer: Twins['viewer']) => TwinReport): string {
  for (let seed = 1; seed <= LEAKY_GAMES; seed += 1) {
    for (const viewer of [1, 2] as const) {
      try {
        pair(seed, viewer);
      } catch (error) {
        return /apart by (.+)$/.exec((error as Error).message)?.[1] ?? String(error);
      }
    }
  }
  return 'none';
}
