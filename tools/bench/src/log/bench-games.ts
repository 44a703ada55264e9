/** What the log's benches play: a game of the catalog, and the toy duel, whose rules are small. */
import { rulesetOf } from '@scoresheet/rules-engine';
import {
  matchAggregate,
  matchSecretOf,
  playOffline,
  type MatchAggregate,
  type GameEntry,
  type MatchEnvironment,
  type OfflineEvent,
} from '@scoresheet/domain-match';
import { randomChoice, seededNumbers } from '@scoresheet/rules-testing';
import { environment, INSTALLATION_KEY, offlineMatch, sha256 } from '../offline-matches.js';
import { DECK } from '../toy/duel.js';
import { duelRules } from '../toy/scoresheet-rules.js';

export interface BenchGame {
  readonly name: string;
  readonly aggregate: () => MatchAggregate;
  /** A whole match in advance, always the same for a number. */
  readonly match: (number: number) => Generator<OfflineEvent>;
}

const toyEntry: GameEntry = {
  title: 'Toy duel',
  ruleset: rulesetOf(duelRules),
  checkDeck: () => [],
  readyDecks: [],
};

const toyEnvironment: MatchEnvironment = {
  rulesOf: () => toyEntry,
  sha256,
  secretOf: (record) => matchSecretOf(INSTALLATION_KEY, record, sha256),
};

export const FUZZYCARDS: BenchGame = {
  name: 'Fuzzycards',
  aggregate: () => matchAggregate(environment),
  match: offlineMatch,
};

export const TOY_DUEL: BenchGame = {
  name: 'the toy duel',
  aggregate: () => matchAggregate(toyEnvironment),
  match(number) {
    const below = seededNumbers(number);
    return playOffline(toyEnvironment, {
      name: `bench-${number}`,
      game: 'toy-duel',
      decks: [DECK, DECK],
      choose: ({ options }) => randomChoice(options, below),
    });
  },
};
