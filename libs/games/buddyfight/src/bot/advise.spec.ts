import { adviceSuite } from '@scoresheet/rules-testing/suites';
import { expect, it } from 'vitest';
import { READY_DECKS } from '../decks/ready-decks.js';
import { buddyfight } from '../game.js';
import { advise } from './advise.js';
import type { Seen } from './seen-table.js';

const deck = (seed: number) => READY_DECKS[seed % READY_DECKS.length]?.cards ?? [];

adviceSuite({
  name: 'Buddyfight',
  rules: buddyfight,
  advise,
  tableOf: (seed) => ({ seats: 2, decks: [[], deck(seed), deck(seed + 1)], options: {} }),
  games: 24,
  won: 20,
  kinds: ['act', 'answer', 'attack', 'charge', 'may-replace'],
  silent: ['choose-auto', 'look', 'move', 'pay-gauge', 'search'],
  says: [
    'attacks what can be hit',
    'charges, for there is another card for it',
    'keeps the card on the field',
    'stops what the other does',
    'uses what helps now',
    'waits',
  ],
});

it('Advice for Penetrates is to meet a shield with the smallest critical', () => {
  const criticals = { c1: 2, c2: 1, c3: 3 };
  const cards = Object.entries(criticals).map(([id, critical]) => ({ id, values: { critical } }));
  const from = cards.map(({ id }) => ({ id, card: id }));
  const decisions = [{ seat: 1, kind: 'penetrate', options: { pick: 'order', from } }];
  const seats = [{ zones: { field: { cards } } }, { zones: {} }];
  const seen = { seat: 1, table: { decisions, seats } } as unknown as Seen;
  expect(advise(seen)).toEqual([
    { choice: ['c2', 'c1', 'c3'], says: 'spends the weakest on a shield' },
  ]);
});
