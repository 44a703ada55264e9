import 'reflect-metadata';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { NestFactory } from '@nestjs/core';
import type { NestExpressApplication } from '@nestjs/platform-express';
import { TOPICS } from '@scoresheet/contracts-messages';
import { sha256 } from '@scoresheet/domain-record/node';
import { memoryLog } from '@scoresheet/event-log-memory';
import {
  sharedPostgres,
  type SharedPostgres,
} from '@scoresheet/event-log-postgres/shared-postgres';
import { GAMES, rulesOf } from '@scoresheet/games-catalog';
import { ApiModule, configureHttp } from '@scoresheet/services-api';
import { memoryArchive } from '@scoresheet/services-archive';
import { keysFrom } from '@scoresheet/services-keys';
import { matchQueries } from '@scoresheet/services-read-models';
import { openDatabase } from '@scoresheet/services-runtime';
import type { DataSource } from 'typeorm';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { runProgram } from '../program/run-program.js';
import { askServer } from '../server/ask-server.js';
import { signIn } from '../server/sign-in.js';
import { whoAsks } from '../server/who-asks.js';

let postgres: SharedPostgres;
let database: DataSource;
let app: NestExpressApplication;
let url: string;
let home: string;
let printed: string[] = [];

beforeAll(async () => {
  postgres = await sharedPostgres();
  database = await openDatabase(await postgres.createDatabase());
  const api = ApiModule.register({
    log: memoryLog({ topics: Object.values(TOPICS), partitions: 1 }),
    archive: memoryArchive(),
    tournamentArchive: memoryArchive(),
    matches: matchQueries(database),
    environment: { rulesOf, sha256 },
    games: GAMES,
    keys: keysFrom(new Uint8Array(32).fill(5)),
    database,
    onFatal: (error) => {
      throw error;
    },
  });
  app = await NestFactory.create<NestExpressApplication>(api, { bodyParser: false, logger: false });
  configureHttp(app);
  await app.listen(0, '127.0.0.1');
  url = await app.getUrl();
  home = await mkdtemp(join(tmpdir(), 'scoresheet-tokens-'));
});
afterAll(async () => {
  await app?.close();
  await database?.destroy();
  await postgres?.dispose();
  await rm(home, { recursive: true });
});
beforeEach(() => {
  printed = [];
  vi.stubEnv('XDG_CONFIG_HOME', home);
  vi.stubEnv('SCORESHEET_DATA', home);
  vi.spyOn(console, 'log').mockImplementation((text: string) => void printed.push(text));
  vi.spyOn(console, 'error').mockImplementation((text: string) => void printed.push(text));
});

/** A command as it is typed; its exit code and what it has printed. */
async function type(...words: readonly string[]) {
  const code = await runProgram(['token', ...words, '--server', url]);
  return { code, text: printed.splice(0).join('\n') };
}

describe('scoresheet token', () => {
  it('asks who has not signed in to do so', async () => {
    const { code, text } = await type('create', 'bot', '--scope', 'read', '--json');
    expect(code).toBe(2);
    expect(JSON.parse(text)).toMatchObject({
      error: { code: 'refused', message: expect.stringContaining('Sign in first') },
    });
  });

  it('makes one that the command line takes from the environment, lists it, revokes it', async () => {
    await signIn({ url, name: 'Ada', password: 'seven green lanterns', isNew: true });
    const made = await type('create', 'my bot', '--scope', 'read', 'play', '--days', '3', '--json');
    expect(made.code).toBe(0);
    const { id, token } = JSON.parse(made.text) as { id: string; token: string };

    vi.stubEnv('SCORESHEET_TOKEN', token);
    const server = await whoAsks({ server: url });
    expect(server.token).toBe(token);
    expect(await askServer(server, '{ me { name } }')).toEqual({ me: { name: 'Ada' } });
    vi.stubEnv('SCORESHEET_TOKEN', '');

    const listed = JSON.parse((await type('list', '--json')).text) as object;
    expect(listed).toEqual({
      tokens: [{ id, name: 'my bot', scopes: ['read', 'play'], expiresAt: expect.any(Number) }],
    });
    expect(await type('revoke', id)).toEqual({ code: 0, text: `${id} opens nothing any more.` });
    await expect(askServer(server, '{ me { name } }')).rejects.toThrow('revoked');
    expect((await type('list')).text).toContain('No tokens');
  });

  it('shows the token to a person with what to do with it', async () => {
    const { text } = await type('create', 'by hand', '--scope', 'judge');
    expect(text).toMatch(/judge {2}until \d{4}-\d\d-\d\d {2}by hand\n\n {2}scoresheet_[\w-]{43}\n/);
    expect(text).toContain('SCORESHEET_TOKEN');
  });

  it.each([
    [['create', 'bot'], 'usage'],
    [['create', 'bot', '--scope', 'everything'], 'usage'],
    [['create', 'bot', '--scope', 'read', '--days', '1000'], 'refused'],
    [['revoke', 't-unknown'], 'refused'],
  ])('%j is refused with a code and words', async (words, code) => {
    const { code: exit, text } = await type(...words, '--json');
    expect(exit).toBe(2);
    expect(JSON.parse(text)).toMatchObject({ error: { code, message: expect.any(String) } });
  });
});
