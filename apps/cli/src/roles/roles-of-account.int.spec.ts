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
import { issueLocalToken } from '@scoresheet/services-accounts';
import { ApiModule, configureHttp } from '@scoresheet/services-api';
import { memoryArchive } from '@scoresheet/services-archive';
import { keysFrom } from '@scoresheet/services-keys';
import { matchQueries } from '@scoresheet/services-read-models';
import { openDatabase } from '@scoresheet/services-runtime';
import type { DataSource } from 'typeorm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { askServer, type Server } from '../server/ask-server.js';
import { changeRole, findAccount } from './roles-of-account.js';

const KEYS = keysFrom(new Uint8Array(32).fill(5));

let postgres: SharedPostgres;
let database: DataSource;
let app: NestExpressApplication;
let stranger: Server;
let house: Server;

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
    keys: KEYS,
    database,
    onFatal: (error) => {
      throw error;
    },
  });
  app = await NestFactory.create<NestExpressApplication>(api, { bodyParser: false, logger: false });
  configureHttp(app);
  await app.listen(0, '127.0.0.1');
  stranger = { url: await app.getUrl() };
  house = { ...stranger, token: (await issueLocalToken(KEYS, { role: 'operator' })).token };
  await askServer(
    stranger,
    'mutation { register(name: "Ada Byron", password: "seven green lanterns") { __typename } }',
  );
});
afterAll(async () => {
  await app?.close();
  await database?.destroy();
  await postgres?.dispose();
});

describe('The holder of the key', () => {
  it('makes the first operator, and takes roles again', async () => {
    const name = 'ada byron';
    const operator = { name, role: 'operator', change: 'grant' } as const;
    expect(await changeRole(house, operator)).toMatchObject({
      name: 'Ada Byron',
      roles: ['player', 'operator'],
    });
    expect((await changeRole(house, { ...operator, change: 'revoke' })).roles).toEqual(['player']);
    expect((await findAccount(stranger, name)).roles).toEqual(['player']);
  });

  it('is told that nobody has such a name', async () => {
    await expect(findAccount(house, 'Nobody')).rejects.toMatchObject({
      code: 'no-such-account',
      message: expect.stringContaining('nobody at'),
    });
  });
});

describe('Anybody else', () => {
  it('is refused with the words of the server', async () => {
    const change = { name: 'Ada Byron', role: 'operator', change: 'grant' } as const;
    await expect(changeRole(stranger, change)).rejects.toMatchObject({
      code: 'refused',
      message: expect.stringContaining('Sign in first'),
    });
    const other = (await issueLocalToken(keysFrom(new Uint8Array(32)), { role: 'operator' })).token;
    await expect(changeRole({ ...stranger, token: other }, change)).rejects.toMatchObject({
      code: 'refused',
    });
  });
});
