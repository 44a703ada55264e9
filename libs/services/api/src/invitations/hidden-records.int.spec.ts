/**
 * Two worlds: in one, an ID belongs to a private match or a draft, in the other to no record. A stranger
 * gets the same bytes at the same price from every query, mutation and subscription that takes the ID.
 */
import { isDeepStrictEqual } from 'node:util';
import { TOPICS } from '@scoresheet/contracts-messages';
import { recordIdOf } from '@scoresheet/domain-record';
import { sha256 } from '@scoresheet/domain-record/node';
import { newActor, type Role } from '@scoresheet/services-accounts';
import type { GraphQLField, OperationTypeNode } from 'graphql';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { startApi, startTournaments, startWorkers, take, type TestApi } from '../api.spec-kit.js';
import { BotDoor } from '../bots/bot-door.service.js';
import { MatchTails } from '../matches/match-tails.service.js';
import { Quotas } from '../quotas/quotas.service.js';
import { askedWith } from '../transport/every-argument.spec-kit.js';
import { QueryGate } from '../transport/query-gate.service.js';
import { TournamentTails } from '../tournaments/tournament-tails.service.js';
import { suspend } from './suspended-record.spec-kit.js';

type Kind = 'match' | 'tournament';

let api: TestApi;
let stopWorkers: readonly (() => Promise<void>)[];
let host: string;
const hidden: Record<Kind, string[]> = { match: [], tournament: [] };

beforeAll(async () => {
  api = await startApi({ frontDoor: { operationsPerSecond: 1_000_000 } });
  stopWorkers = [await startWorkers(api), await startTournaments(api)];
  api.get(BotDoor).open({ hear: () => undefined, playing: 0 });
  host = await api.tokenOf('the-host');
  for (const kind of ['match', 'tournament'] as const) {
    const [healthy, suspended] = [await create(kind), await create(kind)];
    await suspend(api.log, { kind, record: suspended, head: await headOf(kind, suspended) });
    hidden[kind] = [healthy, suspended];
  }
});
afterAll(async () => {
  for (const stop of stopWorkers) await stop();
  await api.close();
});

const CREATE = {
  match:
    'createMatch(commandId: $id, game: "fuzzycards", private: true) { ... on Accepted { match } }',
  tournament: `createTournament(commandId: $id, title: "Cup", game: "fuzzycards", play: TABLES,
    capacity: 8, phases: [{ kind: SWISS, rounds: 2, standings: "magic/1", bestOf: 3 }]) {
    ... on TournamentAccepted { tournament } }`,
} as const;

async function create(kind: Kind): Promise<string> {
  const mutation = `mutation($id: ID!) { made: ${CREATE[kind]} }`;
  const { data, errors } = await api.ask(mutation, { id: newActor() }, host);
  expect(errors).toBeUndefined();
  return (data?.['made'] as Record<Kind, string>)[kind];
}

async function headOf(kind: Kind, record: string) {
  const tails = kind === 'match' ? api.get(MatchTails) : api.get(TournamentTails);
  const [event] = await tails.history(record);
  if (event === undefined) throw new Error(`${record} has no event`);
  return event.head;
}

const unknown = (kind: Kind): string =>
  recordIdOf({ kind, actor: newActor(), commandId: 'never-sent' }, sha256);

type Field = GraphQLField<unknown, unknown>;

interface Question {
  readonly operation: OperationTypeNode;
  readonly field: Field;
  /** The argument that takes the id of the record. */
  readonly argument: string;
}

const ROOTS = ['query', 'mutation', 'subscription'] as OperationTypeNode[];

/** Every field of the schema that takes the id of such a record. */
function questions(kind: Kind): readonly Question[] {
  const { schema } = api.get(QueryGate);
  return ROOTS.flatMap((operation) =>
    Object.values(schema.getRootType(operation)?.getFields() ?? {}).flatMap((field) => {
      const argument = field.args.find(({ name }) => name === kind || isId(name, field.name, kind));
      return argument === undefined ? [] : [{ operation, field, argument: argument.name }];
    }),
  );
}

const isId = (argument: string, field: string, kind: Kind): boolean =>
  argument === 'id' && (field === 'node' || field.toLowerCase().endsWith(kind));

/** An answer as text without the record's own id, and what was paid, counted and appended for it. */
async function answered({ operation, field, argument }: Question, id: string, token?: string) {
  const leaf = { path: [argument], isList: false, isText: true };
  const { query, variables } = askedWith(operation, field, leaf, id);
  const pay = vi.spyOn(api.get(QueryGate), 'pay');
  const refuses = vi.spyOn(api.get(Quotas), 'refuses');
  const before = await appended();
  const isFollowed = String(operation) === 'subscription';
  const answer = isFollowed
    ? await followed(query, variables, token)
    : await api.ask(query, variables, token);
  const [paid, counted] = [pay.mock.calls.map(([, cost]) => cost), [...refuses.mock.calls]];
  pay.mockRestore();
  refuses.mockRestore();
  const text = JSON.stringify(answer).replaceAll(id, 'ID');
  return { answer: text, paid, counted, appended: (await appended()) - before };
}

async function followed(query: string, variables: Record<string, unknown>, token?: string) {
  const client = api.socket(token);
  try {
    return await take(client, query, variables, 1).catch((error: unknown) =>
      error instanceof Error ? error.cause : error,
    );
  } finally {
    await client.dispose();
  }
}

async function appended(): Promise<number> {
  let count = 0;
  for (const topic of [TOPICS.matchCommands, TOPICS.tournamentCommands]) {
    for (let partition = 0; partition < api.log.partitions; partition += 1) {
      count += await api.log.end({ topic, partition });
    }
  }
  return count;
}

const STRANGERS: readonly (readonly [string, Role | undefined])[] = [
  ['without an account', undefined],
  ['with an account', 'player'],
  ['who organises other events', 'organiser'],
];

describe.each([
  ['A private match', 'match'],
  ['A draft', 'tournament'],
] as const)('%s', (_what, kind) => {
  it.each(STRANGERS)('is not there for a stranger %s', { timeout: 60_000 }, async (_who, role) => {
    const token = role && (await api.tokenOf(newActor(), role));
    const told: string[] = [];
    const differing: string[] = [];
    for (const question of questions(kind)) {
      await answered(question, unknown(kind), token); // a query that is new costs more
      const none = await answered(question, unknown(kind), token);
      for (const id of hidden[kind]) {
        const answer = await answered(question, id, token);
        if (!isDeepStrictEqual(answer, none)) {
          differing.push(`${question.field.name}: ${JSON.stringify([answer, none])}`);
        }
      }
      if (/no such|There is no/.test(none.answer)) told.push(question.field.name);
    }
    expect(differing).toEqual([]);
    // Each answer could be an error about the question itself; these are about the record.
    const least = { match: role ? 11 : 4, tournament: role ? 40 : 15 }[kind];
    expect(told.length, told.join(' ')).toBeGreaterThanOrEqual(least);
  });
});
