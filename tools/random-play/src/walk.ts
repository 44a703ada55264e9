/** One walk through many games of one kind, counted as it goes. */
import { withoutUndefined } from '@scoresheet/rules-engine';
import { longWalk } from '@scoresheet/rules-testing';
import { countGame, countOne, type Tally } from './tally.js';
import type { WalkedGame } from './walked-game.js';

interface WalkLength {
  /** All in all, with those that the tally has counted already. */
  readonly actions: number;
  readonly sampleEvery: number;
  readonly compareEvery?: number;
}

/** Yields the tally, which it changes, after every game; throws `WalkFailed` at a broken law. */
export function* walk(game: WalkedGame, tally: Tally, length: WalkLength): Generator<Tally> {
  const { sampleEvery, compareEvery = 1 } = length;
  const walked = longWalk(
    withoutUndefined({
      rules: game.rules,
      seatingOf: game.tableOf,
      seed: tally.nextSeed,
      actions: length.actions - tally.actions,
      longestGame: game.longestGame,
      sampleEvery,
      compareEvery,
      debts: game.debts,
      besides: game.besides,
      onFacts(facts) {
        for (const fact of facts) {
          const code = game.cardPlayed(fact);
          if (code !== undefined) countOne(tally.played, code);
        }
      },
    }),
  );
  for (const over of walked) {
    countGame(tally, over);
    yield tally;
  }
}
