/** A match with values that depend on themselves, decided and sealed event by event, as a worker does. */
import { matchRefolder, matchSecretOf, playOffline } from '@scoresheet/domain-match';
import { exportRecord, verifyExport } from '@scoresheet/domain-record';
import { sha256 } from '@scoresheet/domain-record/node';
import { rulesetOf } from '@scoresheet/rules-engine';
import { randomChoice, seededNumbers } from '@scoresheet/rules-testing';
import { describe, expect, it } from 'vitest';
import { walked as buddies } from './buddies/walked.js';
import { withCircles } from './circles.js';

const KEY = new TextEncoder().encode('circles in a match');
const SEED = 3;

describe('A match with cards whose values depend on themselves', () => {
  // Before values were settled, this match ended as `command-worker.spec` shows: suspended.
  it('is played to its end, on a record that verifies', () => {
    const { rules, tableOf } = withCircles('buddies', buddies, SEED);
    const ruleset = rulesetOf(rules);
    const game = { title: 'Circles', ruleset, checkDeck: () => [], readyDecks: [] };
    const environment = {
      rulesOf: () => game,
      sha256,
      secretOf: (record: string) => matchSecretOf(KEY, record, sha256),
    };
    const below = seededNumbers(SEED);
    const events = playOffline(environment, {
      name: 'circles',
      game: 'buddies',
      decks: tableOf(SEED).decks,
      choose: ({ options }) => randomChoice(options, below),
    });
    const bytes = [...events].map((event) => event.bytes);
    const exported = new TextEncoder().encode(exportRecord(bytes, sha256));
    const verdict = verifyExport(exported, matchRefolder(environment), sha256);
    expect(verdict).toMatchObject({ verdict: 'EXACT', events: bytes.length });
  });
});
