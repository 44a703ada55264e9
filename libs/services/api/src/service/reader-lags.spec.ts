import { expect, it } from 'vitest';
import { readerLags } from './reader-lags.js';

const late = (reader: string, partition: number, entries: number, seconds: number) => ({
  reader,
  topic: 'match.events',
  partition,
  entries,
  seconds,
});

it('A reader is as late as in its worst partition, and has to read what waits in all of them', () => {
  const lags = [late('api', 0, 1, 0), late('projection', 0, 3, 2), late('projection', 1, 4, 9)];
  expect(readerLags(lags)).toEqual([
    { reader: 'projection', topic: 'match.events', entries: 7, seconds: 9 },
    { reader: 'api', topic: 'match.events', entries: 1, seconds: 0 },
  ]);
});
