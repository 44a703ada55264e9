/** What a walk has met so far: enough to go on after an interruption, and to say what was proven. */
import type { GameWalked } from '@scoresheet/rules-testing';
import type { WalkedGame } from './walked-game.js';

export interface Tally {
  nextSeed: number;
  games: number;
  actions: number;
  /** Actions that the dear checks saw. */
  sampled: number;
  longestGame: number;
  /** Games by the reason of their end. */
  readonly endings: Record<string, number>;
  /** How often each card was played, by code. */
  readonly played: Record<string, number>;
}

export const emptyTally = (seed: number): Tally => ({
  nextSeed: seed,
  games: 0,
  actions: 0,
  sampled: 0,
  longestGame: 0,
  endings: {},
  played: {},
});

export function countGame(tally: Tally, { seed, actions, sampled, reason }: GameWalked): void {
  tally.nextSeed = seed + 1;
  tally.games += 1;
  tally.actions += actions;
  tally.sampled += sampled;
  tally.longestGame = Math.max(tally.longestGame, actions);
  countOne(tally.endings, reason);
}

export function countOne(counts: Record<string, number>, what: string): void {
  counts[what] = (counts[what] ?? 0) + 1;
}

export const neverPlayed = ({ cards }: WalkedGame, { played }: Tally): readonly string[] =>
  cards.filter((code) => played[code] === undefined);

export const tallyLines = (game: WalkedGame, tally: Tally): readonly string[] => [
  `${tally.actions} actions in ${tally.games} games, the longest of ${tally.longestGame}`,
  `${tally.sampled} of the actions seen by the dear checks`,
  ...(game.cards.length > 0 ? [playedLine(game, tally)] : []),
];

function playedLine(game: WalkedGame, tally: Tally): string {
  const unplayed = neverPlayed(game, tally);
  const rarest = Object.entries(tally.played).sort(([, a], [, b]) => a - b)[0];
  return unplayed.length > 0
    ? `${unplayed.length} cards were never played: ${unplayed.join(', ')}`
    : `all ${game.cards.length} cards were played, ${rarest?.[0]} least: ${rarest?.[1]} times`;
}
