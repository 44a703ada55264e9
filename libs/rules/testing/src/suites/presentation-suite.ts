/** What holds of how every game is shown: a game's `walks.spec.ts` calls this with its tables. */
import type { GamePresentation } from '@scoresheet/rules-presentation';
import { describe, expect, it } from 'vitest';
import { checkPicks } from '../walk/check-picks.js';
import { layoutProblems } from '../walk/layout-problems.js';
import { randomWalk } from '../walk/random-walk.js';
import { LONGEST_MS, type Stretch, type WalkedGame } from './walked-game.js';

interface PresentedGame extends Pick<WalkedGame, 'name' | 'rules' | 'tableOf'> {
  readonly presentation: GamePresentation;
}

/** Different ones are looked at in each game. */
const PICKS: Required<Stretch> = { games: 200, actions: 150, every: 20 };

export function presentationSuite(game: PresentedGame): void {
  const { name, rules, presentation } = game;
  describe(`${name} as it is shown`, () => {
    it('has a layout of nothing but what the rules know, and of all that can be seen', () => {
      expect(layoutProblems(rules, presentation.layout)).toEqual([]);
    });

    it('lets every option be pointed out at the table', picksLaw(game), LONGEST_MS);
  });
}

const picksLaw =
  ({ rules, tableOf, presentation }: PresentedGame) =>
  () => {
    const { games, actions, every } = PICKS;
    const check = checkPicks(presentation.reads);
    let looked = 0;
    for (let seed = 1; seed <= games; seed += 1) {
      randomWalk({
        rules,
        seating: tableOf(seed),
        seed,
        maxActions: actions,
        shows: (number) => (number + seed) % every === 0,
        onStep: (step) => {
          looked += 1;
          check(step);
        },
      });
    }
    expect(looked).toBeGreaterThan(games / 2);
  };
