import 'reflect-metadata';
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
import { matchQueries } from '@scoresheet/services-read-models';
import { openDatabase } from '@scoresheet/services-runtime';
import { chmod, mkdtemp, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { keysFrom } from '@scoresheet/services-keys';
import type { DataSource } from 'typeorm';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { askServer } from './ask-server.js';
import { loadSessions, sessionFile } from './session-file.js';
import { accessTokenFor, signIn, signOut } from './sign-in.js';

const PASSWORD = 'seven green lanterns';

let postgres: SharedPostgres;
let database: DataSource;
let app: NestExpressApplication;
let url: string;
let home: string;

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
});
afterAll(async () => {
  await app?.close();
  await database?.destroy();
  await postgres?.dispose();
});

beforeEach(async () => {
  home = await mkdtemp(join(tmpdir(), 'scoresheet-home-'));
  vi.stubEnv('XDG_CONFIG_HOME', home);
});
afterEach(async () => {
  vi.unstubAllEnvs();
  await rm(home, { recursive: true });
});

const nameOf = async (token: string | undefined): Promise<unknown> => {
  const server = token === undefined ? { url } : { url, token };
  const { me } = await askServer<{ me: { name: string | null } | null }>(server, '{ me { name } }');
  return me?.name;
};

it('Somebody new signs in, and later commands ask as this account, each with a new token', async () => {
  await signIn({ url, name: 'Ada', password: PASSWORD, isNew: true });
  const first = (await loadSessions(sessionFile()))[url];
  const token = await accessTokenFor(url);
  expect(await nameOf(token)).toBe('Ada');
  const next = (await loadSessions(sessionFile()))[url];
  expect(next?.refreshToken).not.toBe(first?.refreshToken);
  expect(await nameOf(await accessTokenFor(url))).toBe('Ada');
});

it('What keeps somebody signed in is a file for nobody else, without the password', async () => {
  await signIn({ url, name: 'Bea', password: PASSWORD, isNew: true });
  const file = sessionFile();
  expect((await stat(file)).mode & 0o777).toBe(0o600);
  expect(await readFile(file, 'utf8')).not.toContain(PASSWORD);
  await chmod(file, 0o644);
  await expect(accessTokenFor(url)).rejects.toThrow('others may read');
});

it('A wrong password is told in the server’s words, and nothing is kept', async () => {
  const wrong = signIn({ url, name: 'Nobody', password: 'no such thing at all', isNew: false });
  await expect(wrong).rejects.toMatchObject({ code: 'refused' });
  expect(await loadSessions(sessionFile())).toEqual({});
});

it('Who signs out is a stranger again', async () => {
  await signIn({ url, name: 'Cleo', password: PASSWORD, isNew: true });
  expect(await signOut(url)).toBe('Cleo');
  expect(await accessTokenFor(url)).toBeUndefined();
  expect(await signOut(url)).toBeUndefined();
});

it('A session that is over says so, and is forgotten', async () => {
  await signIn({ url, name: 'Dora', password: PASSWORD, isNew: true });
  const token = await accessTokenFor(url);
  await askServer({ url, token: token ?? '' }, 'mutation { signOut { __typename } }');
  await expect(accessTokenFor(url)).rejects.toThrow('Sign in again');
  expect(await accessTokenFor(url)).toBeUndefined();
});
