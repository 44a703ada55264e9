import type { TableView } from '@scoresheet/rules-engine';
import { expect, it } from 'vitest';
import { askedAs, MAX_BUTTONS, shownAs } from './asked-as.js';
import type { Pick } from './pick.js';

const table: TableView = {
  ruleset: 'trial/1',
  options: {},
  counters: {},
  shared: {},
  decisions: [],
  outcome: null,
  seats: [
    {
      seat: 1,
      counters: {},
      zones: {
        field: {
          count: 1,
          cards: [{ id: 'c1', with: { relics: { count: 1, cards: [{ id: 'c2' }] } } }],
        },
      },
    },
  ],
  underway: [{ kind: 'stack-window', items: [{ id: 's1' }] }],
};

const amounts = (count: number): readonly Pick[] =>
  Array.from({ length: count }, (_, index) => ({
    is: 'amount',
    amount: count - index,
    of: 'friends',
  }));

it('what the table shows is pointed at there, and other cards lie in a tray', () => {
  expect(shownAs({ is: 'card', card: 'c1' }, table)).toBe('board');
  expect(shownAs({ is: 'card', card: 'c2' }, table)).toBe('board');
  expect(shownAs({ is: 'card', card: 'c3' }, table)).toBe('tray');
  expect(shownAs({ is: 'face', face: 'ab-001' }, table)).toBe('tray');
  expect(shownAs({ is: 'item', item: 's1' }, table)).toBe('board');
  expect(shownAs({ is: 'item', item: 's2' }, table)).toBe('tray');
  expect(shownAs({ is: 'seat', seat: 1 }, table)).toBe('board');
  expect(shownAs({ is: 'mode', mode: 'buddy' }, table)).toBe('button');
});

it('amounts are buttons as long as there is room beside the verbs, and then a stepper', () => {
  const few = askedAs({ verbs: [], next: amounts(MAX_BUTTONS) }, table);
  expect(few.buttons).toHaveLength(MAX_BUTTONS);
  expect(few.stepper).toBeUndefined();
  const many = askedAs({ verbs: ['pass'], next: amounts(MAX_BUTTONS) }, table);
  expect(many.buttons).toEqual([]);
  expect(many.stepper).toEqual({ of: 'friends', amounts: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12] });
});
