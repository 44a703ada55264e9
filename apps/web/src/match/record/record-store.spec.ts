import { describe, expect, it } from 'vitest';
import { PAGE_SIZE } from './held-pages.js';
import { recordStore, type MomentSource } from './record-store.js';
import { momentWith as moment, storeOf, tickAt } from './store.spec-kit.js';

const LENGTH = 60 * PAGE_SIZE;
const WHOLE = { seq: LENGTH - 1, ticks: [] };
const tick = async () => undefined;

function longMatch(more: Pick<MomentSource, 'moment'> = {}) {
  const asked: number[] = [];
  const page = (from: number) => {
    asked.push(from);
    return Promise.resolve(Array.from({ length: PAGE_SIZE }, (_, index) => moment(from + index)));
  };
  return { store: recordStore({ page, tick, ...more }, WHOLE), asked };
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
    const store = storeOf([]);
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
    const page = () => (fails ? Promise.reject(new Error('away')) : Promise.resolve([moment(0)]));
    const store = recordStore({ page, tick }, WHOLE);
    await expect(store.load(0)).rejects.toThrow('away');
    fails = false;
    await store.load(0);
    expect(store.momentAt(0)?.seq).toBe(0);
  });

  it('are here one by one for whoever waits for one, and their page is not fetched for it', async () => {
    const { store, asked } = longMatch({ moment: (seq) => Promise.resolve(moment(seq)) });
    await Promise.all([70, 270, 870].map((seq) => store.want(seq)));
    expect([70, 270, 870].map((seq) => store.momentAt(seq)?.seq)).toEqual([70, 270, 870]);
    expect(asked).toEqual([]);
    await store.load(70);
    expect(asked).toEqual([PAGE_SIZE]);
    expect(store.momentAt(69)?.seq).toBe(69);
  });

  it('come with their page where none is sooner', async () => {
    const { store, asked } = longMatch({ moment: () => Promise.resolve(undefined) });
    await store.want(70);
    expect(asked).toEqual([PAGE_SIZE]);
    expect(store.momentAt(70)?.seq).toBe(70);
  });

  it('stay the same once they are here', async () => {
    const { store } = longMatch({ moment: (seq) => Promise.resolve(moment(seq)) });
    const first = { ...moment(70), at: 1 };
    store.append(first);
    await store.load(69);
    expect(store.momentAt(69)?.seq).toBe(69);
    expect(store.momentAt(70)).toEqual(first);
  });

  it('are a whole page where the record ends, and nobody is told of what was here', async () => {
    const asked: number[] = [];
    const page = (from: number) => {
      asked.push(from);
      return Promise.resolve([moment(from), moment(from + 1)]);
    };
    const store = recordStore({ page, tick }, { seq: PAGE_SIZE + 1, ticks: [] });
    await store.load(PAGE_SIZE + 1);
    await store.load(PAGE_SIZE);
    expect(asked).toEqual([PAGE_SIZE]);
    const before = store.version();
    store.append(moment(PAGE_SIZE + 1));
    expect(store.version()).toBe(before);
  });

  it('count steps and skip clock ticks', async () => {
    const store = storeOf([moment(0), moment(1), tickAt(2), tickAt(3), moment(4)]);
    expect(store.steps().count).toBe(3);
    expect([0, 1, 2].map((step) => store.momentOf(step)?.seq)).toEqual([0, 1, 4]);
    expect(store.momentAt(3)).toBeUndefined();
    store.append(tickAt(5));
    expect([store.lastSeq(), store.steps().count]).toEqual([5, 3]);
  });

  it('are asked for from the step where a page begins, past the ticks before it', async () => {
    const asked: number[] = [];
    const page = async (from: number) => {
      asked.push(from);
      return [moment(from)];
    };
    const store = recordStore({ page, tick }, { seq: 9 * PAGE_SIZE, ticks: [[10, 109]] });
    await store.load(store.steps().seqAt(PAGE_SIZE + 3));
    expect(asked).toEqual([PAGE_SIZE + 100]);
    expect(store.momentOf(PAGE_SIZE)?.seq).toBe(PAGE_SIZE + 100);
  });

  it('include a tick that a link names, beside the pages', async () => {
    const source = { page: async () => [], tick: async (seq: number) => tickAt(seq) };
    const store = recordStore(source, { seq: 9, ticks: [[5, 8]] });
    await store.want(7);
    expect(store.momentAt(7)?.type).toBe('clock-ticked');
    expect(store.momentOf(store.steps().stepAt(7))).toBeUndefined();
  });

  it('that are newer than what was heard wait for the ticks before them', async () => {
    const page = async () => [moment(0), moment(2)];
    const store = recordStore({ page, tick }, { seq: 0, ticks: [] });
    await store.load(0);
    expect(store.steps().count).toBe(1);
    for (const each of [tickAt(1), moment(2)]) store.append(each);
    expect(store.momentOf(1)?.seq).toBe(2);
  });
});
