import { describe, expect, it } from 'vitest';
import { recordStore } from '../record/record-store.js';
import type { Moment } from '../record/moment.js';
import { turnStarts } from './turns.js';

const moment = (seq: number, turn: number | undefined): Moment =>
  ({
    ...{ seq, type: 'decision-answered', at: 0, action: {}, facts: [] },
    ...{ status: 'RUNNING', reason: null },
    table: turn === undefined ? null : { counters: { turn } },
  }) as unknown as Moment;

describe('The turns of a match', () => {
  it('begin with the event after which the table counts another one', () => {
    const store = recordStore({ page: () => Promise.resolve([]) });
    for (const [seq, turn] of [undefined, 0, 1, 1, 2, 4].entries()) store.append(moment(seq, turn));
    expect(turnStarts(store)).toEqual([
      { turn: 1, seq: 2 },
      { turn: 2, seq: 4 },
      { turn: 4, seq: 5 },
    ]);
  });
});
