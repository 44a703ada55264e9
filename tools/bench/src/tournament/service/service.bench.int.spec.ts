import { expect, it } from 'vitest';
import { serviceBench } from './service.bench.js';

it('An event is led, injected, read and verified, and a hall reports, through the whole service', async () => {
  const { rows } = await serviceBench({
    event: { entrants: 96, rounds: 2, cut: 4 },
    hall: { players: 16, seconds: 2, matches: 2, answersASecond: 4 },
  });
  expect(rows.map(({ bench }) => bench.replace(/, \d+ events/, ''))).toEqual([
    'service: a round drawn, published, read and told',
    'service: the first page of new standings',
    'service: another page of them',
    'service: the record verified',
    'service: memory of the process',
    'service: a report, p50 (32 TournamentAccepted)',
    'service: a report, p99',
    'service: an answer in a match beside it, p50',
    'service: an answer in a match beside it, the longest',
  ]);
  expect(rows.filter(({ figure }) => !(figure >= 0))).toEqual([]);
}, 240_000);
