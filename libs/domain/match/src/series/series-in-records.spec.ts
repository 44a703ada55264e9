import { describe, expect, it } from 'vitest';
import type { RecordExport } from '@scoresheet/domain-record';
import { firstGame, gameAfter, lostBy, recordOf } from './series.spec-kit.js';
import { seriesInRecords } from './series-in-records.js';

const byId = (...records: readonly RecordExport[]) =>
  new Map(records.map((record) => [record.record, record]));

const scenes = () => {
  const first = lostBy('ann', firstGame());
  const second = lostBy('bob', gameAfter(first));
  return [first, second, gameAfter(second)] as const;
};

describe('The games that a match of a series names', () => {
  it('are found, or are not at hand', () => {
    const [first, second, third] = scenes().map(recordOf) as [
      RecordExport,
      RecordExport,
      RecordExport,
    ];
    expect(seriesInRecords(first, byId(second, third))).toBeUndefined();
    expect(seriesInRecords(third, byId(first, second))).toEqual({
      found: 2,
      notAtHand: [],
      differs: [],
    });
    expect(seriesInRecords(third, byId(second))).toEqual({
      found: 1,
      notAtHand: [first.record],
      differs: [],
    });
  });

  it.each([
    ['an earlier end', (all: RecordExport['events']) => all.slice(0, -1), /ends before event/],
    [
      'another hash',
      (all: RecordExport['events']) =>
        all.map((event, at) =>
          at === all.length - 1 ? { ...event, hash: 'b'.repeat(64) } : event,
        ),
      /another hash/,
    ],
    [
      'another result',
      (all: RecordExport['events']) =>
        all.map((event, at) =>
          at === all.length - 1 ? { ...event, parts: all[0]!.parts } : event,
        ),
      /another result/,
    ],
    [
      'another series',
      (all: RecordExport['events']) =>
        all.map((event, at) => (at === 0 ? { ...event, parts: all[1]!.parts } : event)),
      /another series/,
    ],
  ])('differ where a record has %s', (_, changed, says) => {
    const [first, second] = scenes().map(recordOf) as [RecordExport, RecordExport];
    const altered = { ...first, events: changed(first.events) };
    expect(seriesInRecords(second, byId(altered))).toEqual({
      found: 0,
      notAtHand: [],
      differs: [{ match: first.record, says: expect.stringMatching(says) as string }],
    });
  });
});
