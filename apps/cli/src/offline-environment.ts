/** What matches without a service run with: all chance comes from a seed. */
import { matchSecretOf, type MatchEnvironment } from '@scoresheet/domain-match';
import { sha256 } from '@scoresheet/domain-record/node';
import { GAMES, rulesOf } from '@scoresheet/games-catalog';
import { createHash } from 'node:crypto';

export function offlineEnvironment(seed: number): MatchEnvironment {
  const key = createHash('sha256').update(`scoresheet simulation ${seed}`).digest();
  return { rulesOf, sha256, secretOf: (record) => matchSecretOf(key, record, sha256) };
}

/**
 * The ready decks in turn, so that in the long run each meets each; for as few seats as the game
 * allows, or for `seats`.
 */
export function decksFor(
  game: string,
  number: number,
  seats?: number,
): readonly (readonly string[])[] {
  const { readyDecks = [], rules } = GAMES[game] ?? {};
  const first = Math.floor(number / readyDecks.length);
  return Array.from(
    { length: seats ?? rules?.minSeats ?? 0 },
    (_, seat) => readyDecks[(number + seat * (1 + first)) % readyDecks.length]?.cards ?? [],
  );
}
