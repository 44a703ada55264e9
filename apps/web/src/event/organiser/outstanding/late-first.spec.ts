import { expect, it } from 'vitest';
import { lateFirst } from './late-first.js';
import type { OutstandingTable } from './outstanding-documents.js';

const table = (number: number, more: Partial<OutstandingTable> = {}, hasQuestion = false) => ({
  calls: [],
  extensionMs: 0,
  reports: [],
  ...more,
  table: { number, hasQuestion, seats: [] },
});

it('Outstanding tables come with questions, then calls, then the latest first', () => {
  const tables = [
    table(1, { extensionMs: 180_000 }),
    table(2),
    table(3, { calls: [5] }),
    table(4, {}, true),
    table(5),
  ];
  expect(lateFirst(tables).map((each) => each.table.number)).toEqual([4, 3, 2, 5, 1]);
});
