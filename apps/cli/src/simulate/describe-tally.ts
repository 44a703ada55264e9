/** What came of many games between two bots, in words. */
import type { BotKind, Tally } from '@scoresheet/services-bots';

export function describeTally(bots: readonly [BotKind, BotKind], tally: Tally): string {
  const { games, won, drawn, lost, winRate, interval } = tally;
  const [low, high] = interval.map(percent);
  return (
    `${bots[0]} against ${bots[1]}, ${games} games: ${won} won, ${drawn} drawn, ${lost} lost\n` +
    `win rate ${percent(winRate)}, with 95 % certainty from ${low} to ${high}`
  );
}

const percent = (share: number): string => `${(100 * share).toFixed(1)} %`;
