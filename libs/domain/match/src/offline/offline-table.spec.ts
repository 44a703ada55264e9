import { describe, expect, it } from 'vitest';
import { LANTERN_DECK } from '../lanterns.spec-kit.js';
import { offlineTable, sendOrThrow, type OfflineTable } from './offline-table.js';
import { environment } from '../scene.spec-kit.js';

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

describe('a table with a clock', () => {
  let nowMs = 0;
  const terms = { kind: 'bank', bankMs: 12_000 } as const;

  function timed(): OfflineTable {
    nowMs = 0;
    const clock = { terms, now: () => nowMs };
    const table = offlineTable(environment, { ...SEATING, clock });
    for (let sent = table.seating(); sent; sent = table.seating()) sendOrThrow(table, sent, 'one');
    return table;
  }

  function clockSays(table: OfflineTable): readonly string[] {
    const said: string[] = [];
    for (let event = table.clockSays(); event; event = table.clockSays()) {
      said.push(`${event.header.type} at ${event.header.at}`);
    }
    return said;
  }

  it('makes up for what a clock would have said while a person thought', () => {
    const table = timed();
    nowMs = 4_999;
    expect(clockSays(table)).toEqual([]);
    nowMs = 60_000;
    const ticks = ['clock-ticked at 5000', 'clock-ticked at 10000'];
    expect(clockSays(table)).toEqual([...ticks, 'seat-timed-out at 12000']);
    expect(table.isOver()).toBe(true);
  });

  it('charges an answer with the time that it took', () => {
    const table = timed();
    nowMs = 3_000;
    sendOrThrow(table, { seat: 2, says: { type: 'concede' } }, 'one');
    expect(table.state()?.seats.map(({ clockMsLeft }) => clockMsLeft)).toEqual([9_000, 9_000]);
  });
});
