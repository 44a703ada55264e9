/** Matches with random answers, the same for the same number: what every bench plays. */
import { hash } from 'node:crypto';
import { matchSecretOf, playOffline, type MatchEnvironment } from '@scoresheet/domain-match';
import type { Sha256 } from '@scoresheet/domain-record';
import type { OfflineEvent } from '@scoresheet/domain-match';
import { GAMES, rulesOf } from '@scoresheet/games-catalog';
import { randomChoice, seededNumbers } from '@scoresheet/rules-testing';

export const sha256: Sha256 = (bytes) => hash('sha256', bytes, 'hex');

export const INSTALLATION_KEY = hash('sha256', 'scoresheet bench', 'buffer');

export const environment: MatchEnvironment = {
  rulesOf,
  sha256,
  secretOf: (record) => matchSecretOf(INSTALLATION_KEY, record, sha256),
};

const DECKS = GAMES['fuzzycards']?.readyDecks.map(({ cards }) => cards) ?? [];

export function offlineMatch(number: number): Generator<OfflineEvent> {
  const below = seededNumbers(number);
  return playOffline(environment, {
    name: `bench-${number}`,
    game: 'fuzzycards',
    decks: [DECKS[number % DECKS.length] ?? [], DECKS[(number + 1) % DECKS.length] ?? []],
    choose: ({ options }) => randomChoice(options, below),
  });
}
