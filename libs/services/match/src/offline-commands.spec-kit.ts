/** Fuzzycards matches as their players would send them, known in advance from an offline game. */
import type { Command } from '@scoresheet/contracts-messages';
import {
  matchSecretOf,
  playOffline,
  type MatchEnvironment,
  type OfflineEvent,
} from '@scoresheet/domain-match';
import { decodeUtf8 } from '@scoresheet/domain-record';
import { sha256 } from '@scoresheet/domain-record/node';
import { GAMES, rulesOf } from '@scoresheet/games-catalog';
import { randomChoice, seededNumbers } from '@scoresheet/rules-testing';
import { keysFrom, matchKeysOf, ringOf } from '@scoresheet/services-keys';

export const INSTALLATION_KEY = new Uint8Array(32).fill(7);
/** What a match service is given of it. */
export const KEYS = {
  keys: keysFrom(INSTALLATION_KEY),
  matchKeys: matchKeysOf(ringOf(INSTALLATION_KEY)),
};

const SEATS = 2;

export const environment: MatchEnvironment = {
  rulesOf,
  sha256,
  secretOf: (record: string) => matchSecretOf(INSTALLATION_KEY, record, sha256),
};

interface PlayedMatch {
  readonly record: string;
  readonly commands: readonly Command[];
  /** What each event holds below its header. */
  readonly lines: readonly string[];
}

export function playedMatch(seed: number): PlayedMatch {
  const below = seededNumbers(seed);
  const ready = GAMES['fuzzycards']?.readyDecks ?? [];
  const decks = ready.slice(0, SEATS).map(({ cards }) => cards);
  const choose = ({ options }: Parameters<Parameters<typeof playOffline>[1]['choose']>[0]) =>
    randomChoice(options, below);
  const match = { name: `match-${seed}`, game: 'fuzzycards', decks, choose };
  const events: OfflineEvent[] = [...playOffline(environment, match)];
  return {
    record: events[0]?.header.record ?? '',
    commands: events.flatMap(({ command }) => command ?? []),
    lines: events.map(({ bytes }) => linesBelowHeader(bytes)),
  };
}

export const linesBelowHeader = (bytes: Uint8Array): string =>
  (decodeUtf8(bytes) ?? '').split('\n').slice(1).join('\n');
