/** How often the first of two bots has won, and how sure that is. */
import type { BotGame } from './play-bots.js';

export interface Tally {
  readonly games: number;
  readonly won: number;
  readonly drawn: number;
  readonly lost: number;
  /** Wins by games; a draw is none. */
  readonly winRate: number;
  /** The 95 % interval of the win rate (Wilson). */
  readonly interval: readonly [number, number];
}

/** Standard deviations on each side that hold 95 % of a normal distribution. */
const Z_95 = 1.959964;

export function tallyOf(played: readonly Pick<BotGame, 'result'>[]): Tally {
  const count = (wanted: BotGame['result']): number =>
    played.filter(({ result }) => result === wanted).length;
  const games = played.length;
  const won = count('won');
  return {
    games,
    won,
    drawn: count('drawn'),
    lost: count('lost'),
    winRate: games === 0 ? 0 : won / games,
    interval: wilson(won, games),
  };
}

/** Stays between 0 and 1, and says something true of few games and of rates near 1. */
function wilson(won: number, games: number): readonly [number, number] {
  if (games === 0) return [0, 1];
  const rate = won / games;
  const z2 = Z_95 ** 2 / games;
  const middle = (rate + z2 / 2) / (1 + z2);
  const half = (Z_95 * Math.sqrt((rate * (1 - rate)) / games + z2 / (4 * games))) / (1 + z2);
  return [middle - half, middle + half];
}
