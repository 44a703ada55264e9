/** Bot against bot, game after game: which is better, and how sure that is. */
import { playBots, tallyOf, type BotGame, type BotKind } from '@scoresheet/services-bots';
import { progressBar } from '../program/progress-bar.js';
import { describeTally } from './describe-tally.js';

interface ContestOptions {
  readonly game: string;
  readonly bots: readonly [BotKind, BotKind];
  readonly games: number;
  readonly seed: number;
  readonly json: boolean;
}

export function botContest({ game, bots, games, seed, json }: ContestOptions): void {
  const bar = progressBar('games');
  const played: BotGame[] = [];
  const began = performance.now();
  for (const each of playBots({ game, bots, games, seed: `${seed}` })) {
    played.push(each);
    bar.show(played.length, games);
  }
  bar.clear();
  const tally = tallyOf(played);
  if (json) return console.log(JSON.stringify({ bots, ...tally }));
  console.log(describeTally(bots, tally));
  const decisions = played.reduce((sum, each) => sum + each.decisions, 0);
  const seconds = (performance.now() - began) / 1_000;
  console.error(`${decisions} decisions in ${seconds.toFixed(1)} s`);
}
