import type { SealedEvent } from '@scoresheet/domain-record';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { append, playedMatch, startApi, take, type TestApi } from '../api.spec-kit.js';
import { COST_OF_FOLDED_EVENT, MAX_MOMENTS_AT_ONCE } from '../transport/limits.js';
import { QueryGate } from '../transport/query-gate.service.js';

const FIELDS = `seq type at hash action facts status table token
  decisions { id seat kind options { from { id card } } }`;
const MOMENTS = `query($match: ID!, $from: Int!, $first: Int!, $as: Perspective) {
  moments(match: $match, from: $from, first: $first, perspective: $as) {
    moments { ${FIELDS} } next hasMore } }`;

interface Page {
  readonly moments: readonly { readonly seq: number; readonly table: unknown }[];
  readonly next: number;
  readonly hasMore: boolean;
}

let api: TestApi;
let events: readonly SealedEvent[];
let match: string;

beforeAll(async () => {
  api = await startApi();
  events = playedMatch(api.environment, 'stepped');
  match = events[0]?.header.record ?? '';
  await append(api.log, events);
});
afterAll(() => api.close());

const asked = (variables: object, token?: string) =>
  api.ask(MOMENTS, { match, from: 0, first: 50, ...variables }, token);

async function page(variables: object, token?: string): Promise<Page> {
  const { data, errors } = await asked(variables, token);
  expect(errors).toBeUndefined();
  return data?.['moments'] as Page;
}

async function whole(token?: string): Promise<Page['moments']> {
  const all: Page['moments'][number][] = [];
  for (let from = 0, more = true; more;) {
    const { moments, next, hasMore } = await page({ from, first: MAX_MOMENTS_AT_ONCE }, token);
    all.push(...moments);
    [from, more] = [next, hasMore];
  }
  return all;
}

describe('Stepping through a match', () => {
  it.each([
    ['a stranger', undefined],
    ['a seat', 'stepped-seat1'],
  ])('%s gets by pages what whoever follows it gets', async (_who, actor) => {
    const token = actor === undefined ? undefined : await api.tokenOf(actor);
    const client = api.socket(token);
    const follow = `subscription($match: ID!) { matchEvents(match: $match, table: true) { ${FIELDS} } }`;
    const followed = await take<{ readonly seq: number }>(client, follow, { match }, events.length);
    await client.dispose();

    const stepped = await whole(token);

    expect(stepped).toHaveLength(events.length);
    // Whoever follows sees the lobby as it was before they sat down, and a replay knows the seat.
    const begun = ({ seq }: { readonly seq: number }) => seq > 4;
    expect(stepped.filter(begun)).toEqual(followed.filter(begun));
  });

  it('begins anywhere, with the same answer whatever was asked before', async () => {
    const inOrder = await whole();
    const from = Math.floor(events.length * 0.7);
    const fresh = await startApi({ log: api.log.openAnother() });
    const { data } = await fresh.ask(MOMENTS, { match, from, first: 5 });
    await fresh.close();
    const { moments } = data?.['moments'] as Page;
    expect(moments).toEqual(inOrder.slice(from, from + 5));
    expect((await page({ from, first: 5 })).moments).toEqual(moments);
  });

  it('holds no more than the largest page, and nothing behind the end', async () => {
    const most = await page({ first: 5_000 });
    expect(most).toMatchObject({ next: MAX_MOMENTS_AT_ONCE, hasMore: true });
    expect(most.moments).toHaveLength(MAX_MOMENTS_AT_ONCE);
    const none = await page({ from: events.length + 3 });
    expect(none).toEqual({ moments: [], next: events.length + 3, hasMore: false });
  });

  it('is paid for by what has to be folded, once', async () => {
    const fresh = await startApi({ log: api.log.openAnother() });
    const pay = vi.spyOn(fresh.get(QueryGate), 'pay');
    const from = 150;
    const paid = async (): Promise<readonly number[]> => {
      pay.mockClear();
      const { errors } = await fresh.ask(MOMENTS, { match, from, first: 5 });
      expect(errors).toBeUndefined();
      return pay.mock.calls.map(([, cost]) => cost);
    };
    expect(await paid()).toContain(from * COST_OF_FOLDED_EVENT);
    expect(await paid()).toContain((from - 100) * COST_OF_FOLDED_EVENT);
    await fresh.close();
  });

  it('costs nothing behind the end, where nothing is folded', async () => {
    const pay = vi.spyOn(api.get(QueryGate), 'pay');
    const from = 999_950;
    expect((await page({ from })).moments).toEqual([]);
    expect(pay).toHaveBeenCalled();
    expect(Math.max(...pay.mock.calls.map(([, cost]) => cost))).toBeLessThan(from);
  });

  it('refuses a place before the first event, and a match that is not there', async () => {
    expect((await asked({ from: -1 })).errors?.[0]?.message).toBe('`from` is 0 or more.');
    const unknown = await asked({ match: 'm-nowhere' });
    expect(unknown.errors?.[0]?.message).toBe('There is no match m-nowhere.');
  });
});

const handOf = (seat: number) => new RegExp(`hand${seat}-\\d`);

describe('Whose eyes to look with', () => {
  const seen = async (as: string | undefined, actor: string, role?: 'judge') => {
    const token = await api.tokenOf(actor, role);
    const answer = await asked({ from: 20, first: 20, as }, token);
    return answer.errors?.[0]?.extensions?.code ?? JSON.stringify(answer.data);
  };

  it("are a seat's own, or the public's", async () => {
    const own = await seen('SEAT_1', 'stepped-seat1');
    expect(own).toMatch(handOf(1));
    expect(own).not.toMatch(handOf(2));
    expect(own).toBe(await seen(undefined, 'stepped-seat1'));
    const open = await seen('PUBLIC', 'stepped-seat1');
    expect(open).not.toMatch(handOf(1));
    expect(open).toBe(await seen(undefined, 'a-stranger'));
  });

  it("are never another seat's for a player or a stranger", async () => {
    expect(await seen('SEAT_2', 'stepped-seat1')).toBe('FORBIDDEN');
    expect(await seen('SEAT_1', 'a-stranger')).toBe('FORBIDDEN');
    const unasked = await api.ask(`{ match(id: "${match}", perspective: SEAT_2) { seq } }`);
    expect(unasked.errors?.[0]?.message).toContain('cannot look at this match from that seat');
    const file = await api.ask(`{ exportMatch(id: "${match}", perspective: SEAT_2) }`);
    expect(file.errors?.[0]?.extensions?.code).toBe('FORBIDDEN');
  });

  it("are every seat's for a judge, whose reading is noted all the same", async () => {
    const asSecond = await seen('SEAT_2', 'the-judge', 'judge');
    expect(asSecond).toBe(await seen(undefined, 'stepped-seat2'));
    expect(await seen('SEAT_3', 'the-judge', 'judge')).toBe('FORBIDDEN');
    const operator = await api.tokenOf('the-operator', 'operator');
    const { data } = await api.ask(
      `{ houseReads(match: "${match}") { way upToSeq } }`,
      {},
      operator,
    );
    expect(data?.['houseReads']).toEqual([{ way: 'EVENTS', upToSeq: 40 }]);
  });
});
