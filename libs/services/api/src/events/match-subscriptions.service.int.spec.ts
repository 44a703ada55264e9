import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { SealedEvent } from '@scoresheet/domain-record';
import { append, playedMatch, startApi, take, type TestApi } from '../api.spec-kit.js';

const FOLLOW = `subscription($match: ID!, $from: Int!, $table: Boolean!) {
  matchEvents(match: $match, from: $from, table: $table) {
    match seq type at commandId hash action facts status table token
    decisions { id seat kind options { pick min max from { id card to } } }
  }
}`;

interface Message {
  readonly seq: number;
  readonly type: string;
  readonly hash: string;
}

let api: TestApi;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.close());

const recordOf = (events: readonly SealedEvent[]): string => events[0]?.header.record ?? '';

async function follow(events: readonly SealedEvent[], from: number, token?: string, table = false) {
  const client = api.socket(token);
  const variables = { match: recordOf(events), from, table };
  return take<Message>(client, FOLLOW, variables, events.length - from).finally(() =>
    client.dispose(),
  );
}

describe('Following a match', () => {
  it('from any event on gives the same as following it from the start', async () => {
    const events = playedMatch(api.environment, 'resumed').slice(0, 24);
    await append(api.log, events);
    const token = await api.tokenOf('resumed-seat1');
    const all = await follow(events, 0, token);
    expect(all.map(({ seq, hash }) => [seq, hash])).toEqual(
      events.map(({ head }) => [head.seq, head.hash]),
    );
    expect(events).toHaveLength(24);
    for (let from = 1; from < events.length; from += 1) {
      expect(await follow(events, from, token), `from ${from}`).toEqual(all.slice(from));
    }
  });

  it('gives events that come while the past is read once each, and says the same live', async () => {
    const events = playedMatch(api.environment, 'lived');
    await append(api.log, events.slice(0, 5));
    const token = await api.tokenOf('lived-seat2');
    const early = [0, 3, 5, 8].map((from) => follow(events, from, token));
    for (let at = 5; at < events.length; at += 7) {
      await append(api.log, events.slice(at, at + 7));
      await new Promise(setImmediate);
    }
    const all = await follow(events, 0, token);
    const lived = await Promise.all(early);
    expect(lived[0]).toEqual(all);
    expect(lived.slice(1)).toEqual([3, 5, 8].map((from) => all.slice(from)));
  });
});
