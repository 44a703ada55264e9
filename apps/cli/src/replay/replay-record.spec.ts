import { playOffline } from '@scoresheet/domain-match';
import {
  exportRecord,
  readExport,
  type Audience,
  type RecordExport,
} from '@scoresheet/domain-record';
import { sha256 } from '@scoresheet/domain-record/node';
import { encodeUtf8, type Discloses } from '@scoresheet/domain-record';
import { randomChoice, seededNumbers } from '@scoresheet/rules-testing';
import { describe, expect, it } from 'vitest';
import { decksFor, offlineEnvironment } from '../offline-environment.js';
import { replayRecord, type ReplayedEvent } from './replay-record.js';

const game = 'fuzzycards';

function recordOf(seed: number, discloses?: Discloses): RecordExport {
  const below = seededNumbers(seed);
  const match = playOffline(offlineEnvironment(seed), {
    name: `replayed-${seed}`,
    game,
    decks: decksFor(game, seed),
    choose: ({ options }) => randomChoice(options, below),
  });
  const text = exportRecord(
    [...match].map(({ bytes }) => bytes),
    sha256,
    discloses,
  );
  const read = readExport(encodeUtf8(text), sha256);
  if (!read.ok) throw new Error(read.broken.reason);
  return read.value;
}

const replayed = (record: RecordExport, audience: Audience): readonly ReplayedEvent[] => [
  ...replayRecord(record, audience).events,
];

describe('a record replayed', () => {
  it('shows a table after every event of the game, up to its end', () => {
    const events = replayed(recordOf(4), 'house');
    const first = events.findIndex(({ table }) => table);
    expect(events.slice(first).every(({ table }) => table)).toBe(true);
    expect(events.at(-1)?.table?.outcome).not.toBeNull();
    expect(events.every(({ says }) => says.length > 0)).toBe(true);
  });

  it.each([
    ['seat1', /hand2-\d/],
    ['public', /hand\d-\d/],
  ] as const)('tells %s no card of a hand that it may not see', (audience, hidden) => {
    const record = recordOf(4);
    expect(JSON.stringify(replayed(record, 'house'))).toMatch(hidden);
    expect(JSON.stringify(replayed(record, audience))).not.toMatch(hidden);
  });

  it('tells the facts and what is withheld, where a file discloses the public lines only', () => {
    const events = replayed(
      recordOf(4, () => false),
      'public',
    );
    const withheld = events.filter(({ missing }) => missing.length > 0);
    expect(withheld.length).toBeGreaterThan(0);
    expect(new Set(withheld.flatMap(({ missing }) => missing))).toEqual(new Set(['house']));
    expect(withheld.every(({ table }) => table === undefined)).toBe(true);
    expect(events.at(-1)?.says.join(' ')).toContain('the game is over');
  });
});
