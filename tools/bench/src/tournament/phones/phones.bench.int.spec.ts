import { expect, it } from 'vitest';
import { phonesBench } from './phones.bench.js';

it('Every phone is told of each round, and questions are answered beside it', async () => {
  const { rows } = await phonesBench({
    phones: 12,
    events: 1,
    asked: { aSecond: 5, seconds: 1 },
    results: { aSecond: 3, seconds: 1 },
  });
  expect(rows.map(({ bench }) => bench)).toEqual([
    'phones: all of them follow the event',
    'phones: a published round until it is told, p50',
    'phones: a published round until it is told, p99',
    'phones: a published round until the last is told',
    'phones: a question beside a published round, p50',
    'phones: a question beside a published round, p99',
    'phones: a question beside a published round, the longest',
    'phones: 3 results a second until it is told, p50',
    'phones: 3 results a second until it is told, p99',
    'phones: 3 results a second until the last is told',
    'phones: a question beside 3 results a second, p50',
    'phones: a question beside 3 results a second, p99',
    'phones: a question beside 3 results a second, the longest',
  ]);
  expect(rows.filter(({ figure }) => !(figure >= 0))).toEqual([]);
}, 240_000);
