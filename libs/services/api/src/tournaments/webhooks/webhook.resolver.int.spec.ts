import {
  sharedPostgres,
  type SharedPostgres,
} from '@scoresheet/event-log-postgres/shared-postgres';
import { openDatabase } from '@scoresheet/services-runtime';
import { MAX_WEBHOOKS } from '@scoresheet/services-webhooks';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startApi, startTournaments, type TestApi } from '../../api.spec-kit.js';
import { PublicTournamentEvents } from './public-tournament-events.service.js';

let postgres: SharedPostgres;
let database: Awaited<ReturnType<typeof openDatabase>>;
let api: TestApi;
let stop: () => Promise<void>;
let tournament = '';
let commands = 0;

async function ask<T>(actor: string, asked: string): Promise<T> {
  const { data, errors } = await api.ask(asked, {}, await api.tokenOf(actor));
  if (errors) throw new Error(errors[0]?.message);
  return (data as { it: T }).it;
}

const send = (actor: string, name: string, args: string) =>
  ask<{ tournament: string }>(
    actor,
    `mutation { it: ${name}(commandId: "h${++commands}", ${args}) {
      ... on TournamentAccepted { tournament } } }`,
  );

async function drafted(): Promise<string> {
  const created = await send(
    'olga',
    'createTournament',
    `title: "Cup", game: "fuzzycards", play: TABLES, capacity: 8,
     phases: [{ kind: SWISS, rounds: 2, standings: "magic/1", bestOf: 3 }]`,
  );
  return created.tournament;
}

beforeAll(async () => {
  postgres = await sharedPostgres();
  database = await openDatabase(await postgres.createDatabase());
  api = await startApi({ database, webhookAddresses: 'public', webhookPorts: [8443] });
  stop = await startTournaments(api);
});
afterAll(async () => {
  await stop?.();
  await api?.close();
  await database?.destroy();
  await postgres?.dispose();
});

beforeEach(async () => {
  tournament = await drafted();
  const of = `tournament: "${tournament}"`;
  await send('olga', 'announceTournament', of);
  await send('olga', 'openRegistration', of);
  await send('p1', 'enterTournament', of);
  await send('p2', 'enterTournament', of);
  await send('olga', 'appointStaff', `${of}, to: "otto", as: ORGANISER`);
  await send('olga', 'appointStaff', `${of}, to: "jack", as: HEAD_JUDGE`);
});

interface Added {
  readonly code?: string;
  readonly secret: string;
  readonly webhook: { readonly id: string };
}

const add = (actor: string, args = 'url: "https://example.org/hook"') =>
  ask<Added>(
    actor,
    `mutation { it: addWebhook(tournament: "${tournament}", ${args}) {
      ... on WebhookAdded { secret webhook { id url kinds position state stopped } }
      ... on WebhookRefused { code } } }`,
  );

const FIELDS = 'id url kinds position state stopped nextAttemptAt deliveries { seq outcome }';
const list = (actor: string) =>
  ask<readonly object[]>(actor, `{ it: webhooks(tournament: "${tournament}") { ${FIELDS} } }`);

const change = (actor: string, name: string, args: string) =>
  ask(
    actor,
    `mutation { it: ${name}(${args}) { ... on WebhookRefused { code }
      ... on WebhookChanged { webhook { position state } } } }`,
  );
const remove = (actor: string, id: string) =>
  ask(
    actor,
    `mutation { it: removeWebhook(id: "${id}") {
      ... on WebhookRefused { code } ... on WebhookRemoved { webhook } } }`,
  );
const test = (actor: string, id: string) =>
  ask(
    actor,
    `mutation { it: sendTestWebhook(id: "${id}") { ... on WebhookRefused { code }
      ... on WebhookTested { delivery { seq attempt outcome status } } } }`,
  );

describe('A webhook', () => {
  it('is told of what comes next, and its secret is shown once', async () => {
    const kinds = 'kinds: ["round-published", "round-published"]';
    const added = await add('olga', `url: "https://example.org/hook", ${kinds}`);
    expect(added).toMatchObject({
      secret: expect.stringMatching(/^whsec_/) as unknown,
      webhook: { kinds: ['round-published'], position: 7, state: 'ACTIVE', stopped: null },
    });
    const listed = await list('otto');
    expect(listed).toMatchObject([{ url: 'https://example.org/hook', deliveries: [] }]);
    expect(JSON.stringify(listed)).not.toContain('whsec_');
  });

  it('is replayed from any event, or from the next, and from no other', async () => {
    const { webhook } = await add('otto');
    const from = (seq: number) =>
      change('olga', 'replayWebhook', `id: "${webhook.id}", from: ${seq}`);
    expect(await from(0)).toEqual({ webhook: { position: 0, state: 'ACTIVE' } });
    expect(await from(7)).toEqual({ webhook: { position: 7, state: 'ACTIVE' } });
    expect(await from(8)).toEqual({ code: 'unknown-event' });
    await expect(from(-1)).rejects.toThrow('`from` is 0 or more.');
  });

  it('that has stopped says why, and is resumed', async () => {
    const { webhook } = await add('olga');
    await database.query(
      `update scoresheet.webhook set stopped_why = 'gone', failures = 1 where id = $1`,
      [webhook.id],
    );
    expect(await list('olga')).toMatchObject([{ state: 'STOPPED', stopped: 'GONE' }]);
    const resumed = await change('olga', 'resumeWebhook', `id: "${webhook.id}"`);
    expect(resumed).toEqual({ webhook: { position: 7, state: 'ACTIVE' } });
  });

  it('is tried by a test, not twice in a moment', async () => {
    const { webhook } = await add('olga', 'url: "https://localhost/"');
    expect(await test('olga', webhook.id)).toEqual({
      delivery: { seq: null, attempt: 1, outcome: 'UNKNOWN_NAME', status: null },
    });
    await expect(test('olga', webhook.id)).rejects.toThrow(/a moment ago/);
    expect(await list('olga')).toMatchObject([{ deliveries: [{ seq: null }] }]);
  });

  it('on a port that is no longer allowed stays, and is not tried by a test', async () => {
    const { webhook } = await add('olga', 'url: "https://example.org:8443/hook"');
    await database.query(`update scoresheet.webhook set url = $2 where id = $1`, [
      webhook.id,
      'https://example.org:22/hook',
    ]);
    expect(await test('olga', webhook.id)).toEqual({ code: 'url-port-not-allowed' });
    expect(await list('olga')).toMatchObject([{ state: 'ACTIVE', deliveries: [] }]);
  });

  it('is removed once', async () => {
    const { webhook } = await add('olga');
    expect(await remove('otto', webhook.id)).toEqual({ webhook: webhook.id });
    expect(await remove('otto', webhook.id)).toEqual({ code: 'unknown-webhook' });
    expect(await list('olga')).toEqual([]);
  });

  it('is one of so many', async () => {
    for (let i = 0; i < MAX_WEBHOOKS; i += 1) await add('olga');
    expect(await add('olga')).toEqual({ code: 'too-many-webhooks' });
  });

  it.each([
    ['http://example.org/', 'url-not-https'],
    ['https://example.org:8444/', 'url-port-not-allowed'],
    ['https://10.0.0.1/', 'url-not-public'],
    ['https://a:b@example.org/', 'url-with-password'],
    ['nonsense', 'url-unreadable'],
  ])('does not lead to %s', async (url, code) => {
    expect(await add('olga', `url: "${url}"`)).toEqual({ code });
  });

  it('of an event that is none is refused', async () => {
    const args = 'url: "https://example.org/", kinds: ["round-publisched"]';
    expect(await add('olga', args)).toEqual({ code: 'unknown-kind' });
  });
});

describe('Whoever does not lead the tournament', () => {
  it.each(['p1', 'jack', 'somebody'])('sees no webhook and adds none: %s', async (actor) => {
    await expect(list(actor)).rejects.toThrow(/Only the owner and organisers/);
    await expect(add(actor)).rejects.toThrow(/Only the owner and organisers/);
  });

  it.each(['p1', 'jack', 'somebody'])('does nothing to one: %s', async (actor) => {
    const { webhook } = await add('olga');
    const id = `id: "${webhook.id}"`;
    const tried = [
      await change(actor, 'replayWebhook', `${id}, from: 0`),
      await change(actor, 'resumeWebhook', id),
      await remove(actor, webhook.id),
      await test(actor, webhook.id),
    ];
    expect(tried).toEqual(tried.map(() => ({ code: 'unknown-webhook' })));
    expect(await list('olga')).toMatchObject([{ position: 7, deliveries: [] }]);
  });

  it('does nothing without signing in', async () => {
    const asked = `{ webhooks(tournament: "${tournament}") { id } }`;
    const { errors } = await api.ask(asked);
    expect(errors?.[0]?.extensions?.code).toBe('UNAUTHENTICATED');
  });
});

describe('What webhooks are told', () => {
  const next = (of: string, from = 0) =>
    api.get(PublicTournamentEvents).next(of, { from, atMost: 100 });
  const PUBLIC = '{ seq type at hash action facts tournament }';

  it('is what a stranger reads, event by event', async () => {
    await send('olga', 'forbidPairs', `tournament: "${tournament}", pairs: [[1, 2]]`);
    const asked = `{ tournamentEvents(tournament: "${tournament}") { events ${PUBLIC} } }`;
    const { data } = await api.ask(asked);
    const { events } = (data as { tournamentEvents: { events: readonly object[] } })
      .tournamentEvents;
    const told = JSON.parse(JSON.stringify(await next(tournament))) as readonly object[];
    expect(told).toHaveLength(8);
    expect(told.map(({ commandId: _, ...event }: { commandId?: string }) => event)).toEqual(events);
    expect(told.at(-1)).toMatchObject({ facts: [{ kind: 'pairs-forbidden' }] });
  });

  it('is nothing of a draft, and nothing beyond the end', async () => {
    expect(await next(await drafted())).toEqual([]);
    expect(await next('t-none')).toEqual([]);
    expect(await next(tournament, 7)).toEqual([]);
    expect((await next(tournament, 6)).map(({ seq }) => seq)).toEqual([6]);
  });
});

it('A server without a database keeps none, and says so', async () => {
  const without = await startApi();
  try {
    const { errors } = await without.ask(
      'mutation { removeWebhook(id: "wh-1") { __typename } }',
      {},
      await without.tokenOf('olga'),
    );
    expect(errors?.[0]?.message).toMatch(/keeps no webhooks/);
  } finally {
    await without.close();
  }
});
