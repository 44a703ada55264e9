import { NestFactory } from '@nestjs/core';
import type { SealedEvent } from '@scoresheet/domain-record';
import type { MemoryLog } from '@scoresheet/event-log-memory';
import {
  sharedPostgres,
  type SharedPostgres,
} from '@scoresheet/event-log-postgres/shared-postgres';
import { postgresArchive } from '@scoresheet/services-archive';
import { ProjectorModule } from '@scoresheet/services-projector';
import { matchQueries } from '@scoresheet/services-read-models';
import { openDatabase } from '@scoresheet/services-runtime';
import type { DataSource } from 'typeorm';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { PositionTokens } from '../position-token.js';
import { append, newLog, playedMatch, startApi, take, type TestApi } from '../api.spec-kit.js';

const LIST = `query($first: Int!, $after: String, $filter: MatchFilterInput) {
  matches(first: $first, after: $after, filter: $filter) {
    edges { cursor node { id status eventCount } }
    pageInfo { hasNextPage endCursor }
  }
}`;
const EVENTS_OF_EACH = [3, 400, 30, 1, 5, 400];

interface List {
  readonly edges: readonly { readonly node: { id: string; status: string; eventCount: number } }[];
  readonly pageInfo: { readonly hasNextPage: boolean; readonly endCursor: string | null };
}

let postgres: SharedPostgres;
let database: DataSource;
let log: MemoryLog;
let api: TestApi;
let stopProjector: () => Promise<void>;
let played: readonly (readonly SealedEvent[])[];

beforeAll(async () => {
  postgres = await sharedPostgres();
  database = await openDatabase(await postgres.createDatabase());
  log = newLog();
  const onFatal = (error: Error) => {
    throw error;
  };
  const projector = await NestFactory.createApplicationContext(
    ProjectorModule.register({ log: log.openAnother(), database, onFatal }),
    { logger: false },
  );
  stopProjector = () => projector.close();
  api = await startApiHere();
  played = EVENTS_OF_EACH.map((count, index) =>
    playedMatch(api.environment, `listed-${index}`).slice(0, count),
  );
  for (const events of played) await append(log, events);
  const events = played.flat().length;
  await vi.waitFor(async () => expect(sum(await list({ first: 100 }))).toBe(events), 30_000);
});

afterAll(async () => {
  await api?.close();
  await stopProjector?.();
  await database?.destroy();
  await postgres?.dispose();
});

const startApiHere = () =>
  startApi({
    log: log.openAnother(),
    archive: postgresArchive(database, 'match.events'),
    matches: matchQueries(database),
  });

async function list(variables: object): Promise<List> {
  const { data, errors } = await api.ask(LIST, variables);
  expect(errors).toBeUndefined();
  return data?.['matches'] as List;
}

const sum = ({ edges }: List) => edges.reduce((all, { node }) => all + node.eventCount, 0);

const idsOf = (lists: readonly List[]) => lists.flatMap(({ edges }) => edges.map((e) => e.node.id));

describe('The list of matches', () => {
  it('holds each match once, page after page', async () => {
    const pages = [await list({ first: 4 })];
    while (pages.at(-1)?.pageInfo.hasNextPage) {
      pages.push(await list({ first: 4, after: pages.at(-1)?.pageInfo.endCursor }));
    }
    expect(pages.map(({ edges }) => edges.length)).toEqual([4, 2]);
    expect(idsOf(pages).sort()).toEqual(played.map(([first]) => first?.header.record).sort());
  });

  it('can be narrowed to a status or a game', async () => {
    const over = await list({ first: 100, filter: { status: ['OVER'] } });
    expect(over.edges.map(({ node }) => node.status)).toEqual(['OVER', 'OVER']);
    expect((await list({ first: 100, filter: { status: 'OPEN' } })).edges.length).toBe(2);
    expect((await list({ first: 100, filter: { game: 'fuzzycards' } })).edges.length).toBe(6);
    expect((await list({ first: 100, filter: { game: 'chess' } })).edges).toEqual([]);
  });
});

describe("Reading one's own writes", () => {
  it('shows an event in the match and in the list as soon as there is a token of it', async () => {
    const events = playedMatch(api.environment, 'own-writes');
    const match = events[0]?.header.record ?? '';
    const client = api.socket();
    await append(log, events.slice(0, 1));
    const query = `query($tokens: [String!]!) {
      match(id: "${match}", after: $tokens) { seq }
      events(match: "${match}", after: $tokens) { events { seq } }
      matches(afterTokens: $tokens) { edges { node { id eventCount } } }
    }`;
    const first = async () => (await api.ask(`{ match(id: "${match}") { seq } }`)).data?.['match'];
    await expect.poll(first).not.toBeNull();
    const messages = client.iterate<{ matchEvents: { seq: number; token: string } }>({
      query: `subscription { matchEvents(match: "${match}") { seq token } }`,
    });
    const shown = events.slice(0, 8);
    expect(shown).toHaveLength(8);
    for (const event of shown) {
      if (event.header.seq > 0) await append(log, [event]);
      const { value } = await messages.next();
      const { seq, token } = value.data.matchEvents;
      const { data } = await api.ask(query, { tokens: [token] });
      expect(data).toMatchObject({ match: { seq } });
      expect((data?.['events'] as { events: object[] }).events.length).toBe(seq + 1);
      const listed = (data?.['matches'] as List).edges.find(({ node }) => node.id === match);
      expect(listed?.node.eventCount).toBe(seq + 1);
    }
    await client.dispose();
  });

  it('refuses a token of a place that the log does not have', async () => {
    const next = 1_000_000;
    const of = { logId: log.logId, topic: 'match.events', partition: 0, next };
    const tokens = new PositionTokens(api.options.keys);
    const ask = (tokens: readonly string[]) =>
      api.ask('query($t: [String!]!) { match(id: "m", after: $t) { seq } }', { t: tokens });
    const { errors } = await ask([tokens.write(of)]);
    expect(errors?.[0]?.message).toContain('not a position token');
    const many = await ask(Array.from({ length: 33 }, () => tokens.write({ ...of, next: 0 })));
    expect(many.errors?.[0]?.message).toContain('at most 32 tokens');
  });
});

describe('An api that starts when the past is in the archive', () => {
  it('tells it from there, as the one tells it that was there', async () => {
    const late = await startApiHere();
    const [events = []] = played.slice(1);
    const match = events[0]?.header.record ?? '';
    const query = `subscription { matchEvents(match: "${match}") { seq hash facts decisions { id } } }`;
    const follow = async (from: TestApi) => {
      const client = from.socket();
      return take(client, query, {}, events.length).finally(() => client.dispose());
    };
    expect(await follow(late)).toEqual(await follow(api));
    const export_ = async (from: TestApi) =>
      (await from.ask(`{ exportMatch(id: "${match}") }`)).data?.['exportMatch'];
    expect(await export_(late)).toBe(await export_(api));
    await late.close();
  });
});
