/** Given a long history, when it is folded, then others have turns, and what comes meanwhile counts. */
import { setImmediate as nextTurn } from 'node:timers/promises';
import type { ReadOnlyAggregate } from '@scoresheet/domain-record';
import { describe, expect, it } from 'vitest';
import type { AdmittedEvent } from './admitted-event.js';
import { eachInTurns } from './each-in-turns.js';
import { FoldedRecords } from './folded-records.js';
import { suspensions } from './suspensions.js';

const LENGTH = 1_600;

/** An event as far as folding looks at it. */
const event = (seq: number): AdmittedEvent =>
  ({
    header: { record: 'r', seq, type: 'counted', at: seq, hashes: {} },
    head: { seq, hash: `h-${seq}` },
    offset: seq,
    parts: { public: {} },
  }) as unknown as AdmittedEvent;

/** Counts its events. */
const counting = {
  fold: (count: number | undefined) => (count ?? 0) + 1,
  isOver: () => false,
  isEmpty: () => false,
} as unknown as ReadOnlyAggregate<number>;

describe('A long history', () => {
  it('is taken in its order, with turns for others in between', async () => {
    const taken: number[] = [];
    let turns = 0;
    let isDone = false;
    const others = (async () => {
      while (!isDone) {
        await nextTurn();
        turns += 1;
      }
    })();
    const all = Array.from({ length: LENGTH }, (_, at) => at);
    await eachInTurns(all, (each) => taken.push(each));
    isDone = true;
    await others;
    expect(taken).toEqual(all);
    expect(turns).toBeGreaterThanOrEqual(3);
  });

  it('is folded with what is admitted while it is folded', async () => {
    const history = Array.from({ length: LENGTH }, (_, seq) => event(seq));
    const records = new FoldedRecords({
      aggregate: counting,
      suspensions: suspensions(),
      history: () => Promise.resolve(history),
    });
    const asked = records.stateOf('r');
    await nextTurn();
    records.apply(event(LENGTH));
    expect(await asked).toMatchObject({ status: 'folded', state: LENGTH + 1 });
    records.apply(event(LENGTH + 1));
    expect(await records.stateOf('r')).toMatchObject({ state: LENGTH + 2, atMs: LENGTH + 1 });
  });
});
