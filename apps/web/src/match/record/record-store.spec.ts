import { describe, expect, it } from 'vitest';
import type { Moment } from './moment.js';
import { PAGE_SIZE } from './held-pages.js';
import { recordStore } from './record-store.js';

const moment = (seq: number): Moment => ({
  ...{ seq, type: 'decision-answered', at: 0, action: {}, facts: [] },
  ...{ status: 'RUNNING', table: null, reason: null },
});

const LENGTH = 60 * PAGE_SIZE;

function longMatch() {
  const asked: number[] = [];
  const store = recordStore((from) => {
    asked.push(from);
    return Promise.resolve(Array.from({ length: PAGE_SIZE }, (_, index) => moment(from + index)));
  });
  return { store, asked };
}

describe('The moments of a match', () => {
  it('come page by page, each once', async () => {
    const { store, asked } = longMatch();
    await Promise.all([store.load(PAGE_SIZE + 3), store.load(PAGE_SIZE + 9)]);
    await store.load(PAGE_SIZE + 1);
    expect(asked).toEqual([PAGE_SIZE]);
    expect(store.momentAt(PAGE_SIZE + 9)?.seq).toBe(PAGE_SIZE + 9);
    expect(store.momentAt(0)).toBeUndefined();
  });

  it('grow by what happens, and tell whoever looks', () => {
    const { store } = longMatch();
    let told = 0;
    const stop = store.subscribe(() => (told += 1));
    store.append(moment(0));
    store.append(moment(1));
    stop();
    store.append(moment(2));
    expect(told).toBe(2);
    expect(store.lastSeq()).toBe(2);
  });

  it('are let go, the page first that nobody has looked at for longest', async () => {
    const { store } = longMatch();
    for (let seq = 0; seq < LENGTH; seq += PAGE_SIZE) await store.load(seq);
    expect(store.momentAt(0)).toBeUndefined();
    expect(store.momentAt(LENGTH - 1)?.seq).toBe(LENGTH - 1);
    await store.load(0);
    expect(store.momentAt(0)?.seq).toBe(0);
  });

  it('are asked for again after a page could not be fetched', async () => {
    let fails = true;
    const store = recordStore(() =>
      fails ? Promise.reject(new Error('away')) : Promise.resolve([moment(0)]),
    );
    await expect(store.load(0)).rejects.toThrow('away');
    fails = false;
    await store.load(0);
    expect(store.momentAt(0)?.seq).toBe(0);
  });
});
