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
import { findAccount } from '../roles/roles-of-account.js';
import { block, listBlocks, unblock } from './blocks-of-server.js';

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

const REASON = 'Told others their hands.';

describe('Who operates the server', () => {
  it('blocks by name, by id and by address, lists the blocks and lifts them', async () => {
    const { id: ada } = await findAccount(house, 'Ada Byron');
    const guest = `a-${'0'.repeat(32)}`;
    const until = Date.now() + 86_400_000;
    const made = [
      await block(house, { whom: 'ada byron', reason: REASON }),
      await block(house, { whom: guest, reason: REASON, until }),
      await block(house, { whom: '192.0.2.0/24', reason: REASON }),
      await block(house, { whom: '2001:db8::1', reason: REASON }),
    ];
    expect(made.map(({ account, network }) => account ?? network)).toEqual([
      ada,
      guest,
      '192.0.2.0/24',
      '2001:db8::1/64',
    ]);
    expect(made[1]).toMatchObject({ until, reason: REASON, liftedAt: null });
    const ids = async (past: boolean) => (await listBlocks(house, past)).map(({ id }) => id);
    expect((await ids(false)).toSorted()).toEqual(made.map(({ id }) => id).toSorted());
    for (const { id } of made) {
      expect((await unblock(house, id)).liftedAt).toEqual(expect.any(Number));
    }
    expect(await ids(false)).toEqual([]);
    expect(await ids(true)).toHaveLength(made.length);
  });

  it('is told what is wrong', async () => {
    await expect(block(house, { whom: 'Nobody', reason: REASON })).rejects.toMatchObject({
      code: 'no-such-account',
    });
    await expect(block(house, { whom: '0.0.0.0/0', reason: REASON })).rejects.toMatchObject({
      code: 'refused',
      message: expect.stringContaining('prefix'),
    });
    await expect(unblock(house, 'b-none')).rejects.toMatchObject({ code: 'refused' });
    await expect(listBlocks(stranger, false)).rejects.toMatchObject({
      message: 'Only operators do this.',
    });
  });
});
