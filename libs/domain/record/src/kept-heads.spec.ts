import { describe, expect, it } from 'vitest';
import { holdsHead, holdsRecord } from './kept-heads.js';
import type { RecordedEvent } from './read-export.js';

/** Events look at nothing here but their hashes. */
const recordOf = (record: string, ...hashes: readonly string[]) => ({
  record,
  events: hashes.map((hash) => ({ hash }) as RecordedEvent),
});

const RECORD = recordOf('m-1', 'a', 'b', 'c');

describe('A record', () => {
  it('holds each of its own heads', () => {
    expect(holdsHead(RECORD, 'a')).toEqual({ holds: true, seq: 0 });
    expect(holdsHead(RECORD, 'c')).toEqual({ holds: true, seq: 2 });
  });

  it('holds no head behind its end, and none of another record', () => {
    const missing = { holds: false, because: { reason: 'head-missing' } };
    expect(holdsHead(RECORD, 'd')).toEqual(missing);
  });

  it('holds its beginning and itself', () => {
    expect(holdsRecord(RECORD, recordOf('m-1', 'a', 'b'))).toEqual({ holds: true, seq: 1 });
    expect(holdsRecord(RECORD, RECORD)).toEqual({ holds: true, seq: 2 });
  });

  it('that was cut does not hold what was kept before', () => {
    expect(holdsRecord(recordOf('m-1', 'a', 'b'), RECORD)).toEqual({
      holds: false,
      because: { reason: 'cut', keptEvents: 3 },
    });
  });

  it('that went on otherwise after a cut names the first other event', () => {
    expect(holdsRecord(recordOf('m-1', 'a', 'b', 'x', 'y'), RECORD)).toEqual({
      holds: false,
      because: { reason: 'went-otherwise', seq: 2 },
    });
  });

  it('holds nothing of another record, even where the events are alike', () => {
    expect(holdsRecord(recordOf('m-2', 'a', 'b', 'c'), RECORD)).toEqual({
      holds: false,
      because: { reason: 'other-record', kept: 'm-1' },
    });
  });
});
