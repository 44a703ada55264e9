/** Matches with random answers, the same for the same number: what every bench plays. */
import { hash } from 'node:crypto';
import { matchSecretOf, playOffline, type MatchEnvironment } from '@scoresheet/domain-match';
import type { OfflineEvent } from '@scoresheet/domain-match';
import { sha256 } from '@scoresheet/domain-record/node';
import { GAMES, rulesOf, type CatalogEntry } from '@scoresheet/games-catalog';
import { randomChoice, seededNumbers } from '@scoresheet/rules-testing';

export { sha256 };

export const INSTALLATION_KEY = hash('sha256', 'scoresheet bench', 'buffer');

export const environment: MatchEnvironment = {
  rulesOf,
  sha256,
  secretOf: (record) => matchSecretOf(INSTALLATION_KEY, record, sha256),
};

/** With the decks that ship, at as few seats as the game has; Fuzzycards where none is named. */
export function offlineMatch(number: number, game = 'fuzzycards'): Generator<OfflineEvent> {
  const below = seededNumbers(number);
  const { readyDecks, rules } = entryOf(game);
  const decks = Array.from(
    { length: rules.minSeats },
    (_, seat) => readyDecks[(number + seat) % readyDecks.length]?.cards ?? [],
  );
  return playOffline(environment, {
    name: `bench-${number}`,
    game,
    decks,
    choose: ({ options }) => randomChoice(options, below),
  });
}

function entryOf(game: string): CatalogEntry {
  const entry = GAMES[game];
  if (!entry) throw new Error(`The catalog has no game '${game}'.`);
  return entry;
}
