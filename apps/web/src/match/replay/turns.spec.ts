import { describe, expect, it } from 'vitest';
import { storeOf } from '../record/store.spec-kit.js';
import type { Moment } from '../record/moment.js';
import { turnHeading, turnStarts } from './turns.js';

const moment = (seq: number, turn: number | undefined): Moment =>
  ({
    seq,
    type: 'decision-answered',
    at: 0,
    action: {},
    facts: [],
    status: 'RUNNING',
    reason: null,
    table: turn === undefined ? null : { counters: { turn } },
  }) as unknown as Moment;

describe('The turns of a match', () => {
  it('begin with the event after which the table counts another one', () => {
    const store = storeOf([]);
    for (const [seq, turn] of [undefined, 0, 1, 1, 2, 4].entries()) store.append(moment(seq, turn));
    expect(turnStarts(store)).toEqual([
      { turn: 1, seq: 2 },
      { turn: 2, seq: 4 },
      { turn: 4, seq: 5 },
    ]);
  });

  it('have their heading before their first action, not before the action that ended the last', () => {
    const turns = [undefined, 1, 1, 2, 2, 2, 3];
    const store = storeOf(turns.map((turn, seq) => moment(seq, turn)));
    const headings = Array.from({ length: 8 }, (_, step) => turnHeading(store, step));
    expect(headings).toEqual([undefined, undefined, 1, undefined, 2, undefined, undefined, 3]);
  });
});
