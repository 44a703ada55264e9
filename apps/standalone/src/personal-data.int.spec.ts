/**
 * Where a person's name, password and tokens stand and where they must not: a match is played by
 * two people with names, and everything that is left of it is searched.
 */
import 'reflect-metadata';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { NestFactory } from '@nestjs/core';
import type { NestExpressApplication } from '@nestjs/platform-express';
import { sharedPostgres } from '@scoresheet/event-log-postgres/shared-postgres';
import type { SharedPostgres } from '@scoresheet/event-log-postgres/shared-postgres';
import { GAMES } from '@scoresheet/games-catalog';
import { configureHttp } from '@scoresheet/services-api';
import { createLogger, layDecidingFoundation, Lifetime } from '@scoresheet/services-runtime';
import { nestLogger, readConfig, type DecidingFoundation } from '@scoresheet/services-runtime';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { StandaloneModule } from './standalone.module.js';

const NAMES = ['Wilhelmina Fleming', 'Antonia Maury'] as const;
const PASSWORD = 'seventeen telescopes';
const OUTCOME = '{ __typename ... on Accepted { match seq } ... on Refused { says } }';
const SIGNED_IN = '{ ... on SignedIn { account accessToken refreshToken } }';
/** Tables that are allowed to know a person. */
const OF_PEOPLE = ['scoresheet.account', 'scoresheet.name_skeleton', 'scoresheet.session'];

let postgres: SharedPostgres;
let folder: string;
let lifetime: Lifetime;
let foundation: DecidingFoundation;
let url: string;
const logLines: string[] = [];
const secrets: string[] = [];
const people: { account: string; accessToken: string; refreshToken: string }[] = [];

async function ask(query: string, token?: string): Promise<Record<string, unknown>> {
  const authorization = token === undefined ? {} : { authorization: `Bearer ${token}` };
  const response = await fetch(`${url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...authorization },
    body: JSON.stringify({ query }),
  });
  return (await response.json()) as Record<string, unknown>;
}

async function mutate(mutation: string, token?: string): Promise<Record<string, unknown>> {
  const { data } = (await ask(`mutation { ${mutation} }`, token)) as { data: object };
  return Object.values(data)[0] as Record<string, unknown>;
}

/** Every row of every table of ours, as text, but for those of the tables left out. */
async function everythingBut(leftOut: readonly string[]): Promise<string> {
  const { database } = foundation;
  const tables = await database.query<{ name: string }[]>(
    `select table_schema || '.' || table_name as name from information_schema.tables
     where table_schema like 'scoresheet%'`,
  );
  const named = tables.map(({ name }) => name).filter((name) => !leftOut.includes(name));
  // Bytes as text, so that what stands in the entries of the log is found.
  const rows = named.map((name) =>
    database.query<{ row: object }[]>(`select to_jsonb(t) as row from ${name} t`),
  );
  return JSON.stringify(await Promise.all(rows)).replaceAll(/\\\\x([0-9a-f]+)/g, (_, hex: string) =>
    Buffer.from(hex, 'hex').toString(),
  );
}

beforeAll(async () => {
  postgres = await sharedPostgres();
  folder = await mkdtemp(join(tmpdir(), 'scoresheet-people-'));
  const logger = createLogger('trace', { write: (line) => void logLines.push(line) });
  lifetime = new Lifetime(logger, { exit: () => undefined });
  const config = readConfig({
    DATABASE_URL: await postgres.createDatabase(),
    SCORESHEET_DATA: folder,
  });
  foundation = await layDecidingFoundation({ config, lifetime, logger });
  const app = await NestFactory.create<NestExpressApplication>(
    StandaloneModule.on(foundation, (error) => {
      throw error;
    }),
    { bodyParser: false, logger: nestLogger(logger) },
  );
  configureHttp(app);
  await app.listen(0, '127.0.0.1');
  lifetime.own('services', () => app.close());
  url = await app.getUrl();
  await playAMatch();
}, 120_000);

afterAll(async () => {
  await lifetime?.end(0);
  await postgres?.dispose();
  await rm(folder, { recursive: true, force: true });
});

/** Two people register, sit down, begin and give up. */
async function playAMatch(): Promise<void> {
  for (const name of NAMES) {
    const given = `name: "${name}", password: "${PASSWORD}", device: "${name} at home"`;
    const signedIn = await mutate(`register(${given}) ${SIGNED_IN}`);
    people.push(signedIn as (typeof people)[number]);
  }
  secrets.push(PASSWORD, ...people.flatMap((one) => [one.accessToken, one.refreshToken]));
  const [first = '', second = ''] = people.map(({ accessToken }) => accessToken);
  const create = `createMatch(commandId: "c", game: "fuzzycards") ${OUTCOME}`;
  const { match } = await mutate(create, first);
  const deck = JSON.stringify(GAMES['fuzzycards']?.readyDecks[0]?.cards);
  for (const [token, seat] of [
    [first, 1],
    [second, 2],
  ] as const) {
    const at = `commandId: "s", match: "${String(match)}", expectedSeq: ${seat - 1}`;
    await mutate(`takeSeat(${at}, seat: ${seat}, deck: ${deck}) ${OUTCOME}`, token);
  }
  await mutate(`concede(commandId: "e", match: "${String(match)}") ${OUTCOME}`, first);
}

describe('A name', () => {
  it('stands beside the random id in the tables of people, and the id in the record', async () => {
    expect(await everythingBut([])).toContain(NAMES[0]);
    const records = await everythingBut(OF_PEOPLE);
    expect(people).toHaveLength(2);
    for (const { account } of people) expect(records).toContain(account);
    // Of the commands and of the events, whose bytes are searched as text.
    expect(records).toMatch(/\\"type\\":\\"take-seat\\"|"type":"take-seat"/);
    expect(records).toContain('scoresheet/1');
  });

  it('stands nowhere in the log, the archive, the lists or the checkpoints', async () => {
    expect(await everythingBut(OF_PEOPLE)).not.toMatch(/wilhelmina|fleming|antonia|maury/i);
  });

  it('is gone from everywhere once the account is erased, and the record stays', async () => {
    const [first] = people;
    const done = await mutate(
      `eraseAccount(password: "${PASSWORD}") { __typename }`,
      first?.accessToken,
    );
    expect(done).toEqual({ __typename: 'Done' });
    const left = await everythingBut([]);
    expect(left).not.toMatch(/wilhelmina|fleming/i);
    expect(left).toContain(first?.account);
    expect(left).toContain(NAMES[1]);
  });
});

describe('A password or a token', () => {
  it('stands nowhere in the database as it is', async () => {
    const all = await everythingBut([]);
    expect(secrets).toContain(PASSWORD);
    for (const secret of secrets) expect(all).not.toContain(secret);
  });

  it('stands nowhere in what the services say, not even when something of ours fails', async () => {
    const { database } = foundation;
    await database.query('alter table scoresheet.account rename to account_away');
    const [name, other] = [`name: "${NAMES[1]}"`, people[1]];
    for (const attempt of [
      `register(name: "Somebody", password: "${PASSWORD}") ${SIGNED_IN}`,
      `signIn(${name}, password: "${PASSWORD}") ${SIGNED_IN}`,
    ]) {
      expect(await ask(`mutation { ${attempt} }`)).toMatchObject({
        errors: [{ message: expect.stringContaining('reference') }],
      });
    }
    await database.query('alter table scoresheet.account_away rename to account');
    await database.query('alter table scoresheet.refresh_token rename to token_away');
    await ask(`mutation { refreshSession(refreshToken: "${other?.refreshToken}") ${SIGNED_IN} }`);
    await database.query('alter table scoresheet.token_away rename to refresh_token');
    await ask('{ me { id } }', `${other?.accessToken}x`);
    await ask(`mutation { signIn(${name}, password: "not ${PASSWORD}") ${SIGNED_IN} }`);

    const lines = logLines.join('');
    expect(lines.match(/Reference [0-9a-f-]{36}: QueryFailedError/g)).toHaveLength(3);
    expect(secrets).toContain(PASSWORD);
    for (const secret of secrets) expect(lines).not.toContain(secret);
    expect(lines).not.toMatch(/wilhelmina|maury|argon2id/i);
  });
});
