import type { TournamentAt } from './tournament-at.js';

/** What could be typed for a table of the round that was drawn last: whoever is shown it may type it. */
export function exampleResult({ phases, round }: Pick<TournamentAt, 'phases' | 'round'>): string {
  const { kind, bestOf = 1 } = phases[(round?.phase ?? 1) - 1] ?? {};
  return kind === 'pods' ? '"FIRST > SECOND > THIRD"' : `${(bestOf + 1) / 2}-0`;
}
