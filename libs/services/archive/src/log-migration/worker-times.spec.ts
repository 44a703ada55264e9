import { withFirstStamp } from '@scoresheet/event-log-port';
import { expect, it } from 'vitest';
import { noteTimes, type WorkerTimes } from './worker-times.js';

const STAMP_MS = 1_700_000_000_000;

const event = (partition: number, atMs: number) => ({
  record: 'm',
  head: { seq: 0, hash: '' },
  partition,
  atMs,
  entry: {
    ...withFirstStamp({ key: 'm', value: new Uint8Array() }, STAMP_MS),
    offset: 0,
    appendedAtMs: STAMP_MS + 86_400_000,
  },
});

it('The time of a partition is that of its last event, but for one that is dated far ahead', () => {
  const times: WorkerTimes = new Map();
  noteTimes(times, [
    event(0, STAMP_MS - 5),
    event(0, STAMP_MS - 9),
    event(1, STAMP_MS + 3_600_000),
  ]);
  noteTimes(times, [event(2, Number.MAX_SAFE_INTEGER)]);
  expect([...times]).toEqual([
    [0, STAMP_MS - 5],
    [1, STAMP_MS + 3_600_000],
    [2, STAMP_MS],
  ]);
});
