import { describe, expect, it } from 'vitest';
import { LANTERN_DECK } from './lanterns.spec-kit.js';
import { offlineTable, sendOrThrow, type OfflineTable } from './offline-table.js';
import { environment } from './scene.spec-kit.js';

const SEATING = { name: 'one', game: 'lanterns', decks: [LANTERN_DECK, LANTERN_DECK] };

function seated(): OfflineTable {
  const table = offlineTable(environment, SEATING);
  for (let sent = table.seating(); sent; sent = table.seating()) sendOrThrow(table, sent, 'one');
  return table;
}

describe('a table without services', () => {
  it('fills its seats until the game begins', () => {
    const table = seated();
    expect(table.isOver()).toBe(false);
    expect(table.state()?.seats.every(({ ready }) => ready)).toBe(true);
  });

  it('refuses without a trace, and the next command takes the place', () => {
    const table = seated();
    const before = table.state()?.seq;
    const act = { type: 'act', decision: 'd1', choice: 'nonsense' } as const;
    const refused = [1, 2].map((seat) => table.send({ seat, says: act }));
    expect(refused.every((each) => 'outcome' in each && each.outcome === 'refused')).toBe(true);
    expect(table.state()?.seq).toBe(before);
    const conceded = sendOrThrow(table, { seat: 1, says: { type: 'concede' } }, 'one');
    expect([conceded.head.seq, table.isOver()]).toEqual([(before ?? 0) + 1, true]);
  });
});
