import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { matchRefolder } from '@scoresheet/domain-match';
import { encodeUtf8, readExport, verifyExport, type SealedEvent } from '@scoresheet/domain-record';
import { sha256 } from '@scoresheet/domain-record/node';
import { append, playedMatch, startApi, take, type TestApi } from './api.spec-kit.js';

const FOLLOW = `subscription($match: ID!) {
  matchEvents(match: $match, table: true) {
    seq action facts table decisions { id seat options { from { id card } } }
  }
}`;
const LOOK = `query($match: ID!) {
  match(id: $match) { ownSeat table decisions { id seat options { from { id card } } } }
}`;
const PAGE = `query($match: ID!, $from: Int!) {
  events(match: $match, from: $from, first: 500) { events { action facts } hasMore next }
}`;
const EXPORT = `query($match: ID!) { exportMatch(id: $match) }`;

/** Every channel by which a match can be read, as one viewer gets it. */
interface Channels {
  readonly subscription: string;
  readonly view: string;
  readonly events: string;
  readonly export: string;
}

let api: TestApi;
let events: readonly SealedEvent[];
let match: string;

beforeAll(async () => {
  api = await startApi();
  // Not to its end: cards are in both hands, and a decision is open.
  events = playedMatch(api.environment, 'secret').slice(0, 60);
  match = events[0]?.header.record ?? '';
  await append(api.log, events);
});
afterAll(() => api.close());

async function channelsOf(token?: string): Promise<Channels> {
  const client = api.socket(token);
  const messages = await take(client, FOLLOW, { match }, events.length);
  await client.dispose();
  const asked = async (query: string) => {
    const { data, errors } = await api.ask(query, { match, from: 0 }, token);
    expect(errors).toBeUndefined();
    return JSON.stringify(data);
  };
  return {
    subscription: JSON.stringify(messages),
    view: await asked(LOOK),
    events: await asked(PAGE),
    export: await asked(EXPORT),
  };
}

/** Ids of cards that only their owner can tell apart, and those of nobody. */
const hiddenFrom = (seat: number) => new RegExp(`hand${seat}-\\d|deck\\d-\\d`);
const DECK_ORDER = /"order":\[|\\"order\\":\[/;
const CHANNELS = ['subscription', 'view', 'events', 'export'] as const;

describe('What somebody gets to read', () => {
  it('as a judge is everything: the secrets that are looked for below are there to be found', async () => {
    const judge = await channelsOf(await api.tokenOf('the-judge', 'judge'));
    for (const channel of CHANNELS) {
      expect(judge[channel], channel).toMatch(hiddenFrom(1));
      expect(judge[channel], channel).toMatch(hiddenFrom(2));
    }
    expect(judge.events).toMatch(DECK_ORDER);
  });

  it.each([1, 2])('as seat %i holds its own hand and nothing of the other', async (seat) => {
    const own = await channelsOf(await api.tokenOf(`secret-seat${seat}`));
    for (const channel of CHANNELS) {
      expect(own[channel], channel).toMatch(new RegExp(`hand${seat}-\\d`));
      expect(own[channel], channel).not.toMatch(hiddenFrom(3 - seat));
      expect(own[channel], channel).not.toMatch(DECK_ORDER);
    }
  });

  it.each([
    ['a stranger without a token', undefined],
    ['another player', 'another-player'],
  ])("as %s holds nobody's hand", async (_who, actor) => {
    const seen = await channelsOf(actor === undefined ? undefined : await api.tokenOf(actor));
    for (const channel of CHANNELS) {
      expect(seen[channel], channel).not.toMatch(hiddenFrom(1));
      expect(seen[channel], channel).not.toMatch(hiddenFrom(2));
      expect(seen[channel], channel).not.toMatch(DECK_ORDER);
    }
  });

  it("as a judge's export is proved by the rules, and as a seat's as far as it goes", async () => {
    const verdictFor = async (token: string) => {
      const { data } = await api.ask(EXPORT, { match }, token);
      const file = encodeUtf8(String(data?.['exportMatch']));
      return verifyExport(file, matchRefolder(api.environment), sha256).verdict;
    };
    expect(await verdictFor(await api.tokenOf('the-judge', 'judge'))).toBe('EXACT');
    expect(await verdictFor(await api.tokenOf('the-operator', 'operator'))).toBe('EXACT');
    expect(await verdictFor(await api.tokenOf('secret-seat1'))).toBe('UNVERIFIED');
  });

  it('as an export says which lines are withheld, and the chain holds without them', async () => {
    const { data } = await api.ask(EXPORT, { match }, await api.tokenOf('secret-seat1'));
    const file = String(data?.['exportMatch']);
    expect(readExport(encodeUtf8(file), sha256)).toMatchObject({ ok: true });
    const withheld = new Set(file.match(/"withheld":\[[^\]]*\]/g));
    expect([...withheld].sort()).toEqual([
      '"withheld":["house","seat2"]',
      '"withheld":["house"]',
      '"withheld":[]',
    ]);
  });
});

describe('A page of events', () => {
  it('goes on where the one before ended, and holds what the subscription said', async () => {
    const token = await api.tokenOf('secret-seat1');
    const query = `query($match: ID!, $from: Int!) {
      events(match: $match, from: $from, first: 25) { events { seq hash } hasMore next }
    }`;
    const hashes: unknown[] = [];
    for (let from = 0, more = true; more;) {
      const { data } = await api.ask(query, { match, from }, token);
      const page = data?.['events'] as { events: object[]; hasMore: boolean; next: number };
      hashes.push(...page.events);
      ({ hasMore: more, next: from } = page);
    }
    expect(hashes).toEqual(events.map(({ head }) => ({ seq: head.seq, hash: head.hash })));
  });

  it('of an unknown match, or from before its start, is refused with words', async () => {
    const unknown = await api.ask(PAGE, { match: 'm-none', from: 0 });
    expect(unknown.errors?.[0]?.message).toBe('There is no match m-none.');
    const before = await api.ask(PAGE, { match, from: -1 });
    expect(before.errors?.[0]?.message).toBe('`from` is 0 or more.');
  });
});
