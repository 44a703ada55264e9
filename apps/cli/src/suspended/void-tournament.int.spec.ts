import 'reflect-metadata';
import { NestFactory } from '@nestjs/core';
import type { NestExpressApplication } from '@nestjs/platform-express';
import { RECORD_TOPICS, TOPICS } from '@scoresheet/contracts-messages';
import { sealEvent } from '@scoresheet/domain-record';
import { sha256 } from '@scoresheet/domain-record/node';
import { gamesOf, offlineTournament, tournamentSecretOf } from '@scoresheet/domain-tournament';
import { memoryLog, type MemoryLog } from '@scoresheet/event-log-memory';
import { GAMES, rulesOf } from '@scoresheet/games-catalog';
import { issueLocalToken } from '@scoresheet/services-accounts';
import { ApiModule, configureHttp } from '@scoresheet/services-api';
import { memoryArchive } from '@scoresheet/services-archive';
import { keysFrom, matchKeysOf, ringOf } from '@scoresheet/services-keys';
import { emptyLists } from '@scoresheet/services-read-models';
import { TournamentServiceModule } from '@scoresheet/services-tournament';
import { memoryCheckpoints } from '@scoresheet/services-worker';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { askServer, type Server } from '../server/ask-server.js';
import { voidTournament } from './void-tournament.js';

const KEY = new Uint8Array(32).fill(5);
const KEYS = keysFrom(KEY);
const BAD_SEQ = 2;

let log: MemoryLog;
let app: NestExpressApplication;
let service: { close(): Promise<void> };
let stranger: Server;
let house: Server;
let bad: string;
let good: string;

beforeAll(async () => {
  log = memoryLog({ topics: Object.values(TOPICS), partitions: 1 });
  const onFatal = (error: unknown) => {
    throw error;
  };
  const [archive, tournamentArchive] = [memoryArchive(), memoryArchive()];
  const api = ApiModule.register({
    log,
    archive,
    tournamentArchive,
    games: GAMES,
    keys: KEYS,
    onFatal,
    environment: { rulesOf, sha256 },
    matches: emptyLists,
  });
  app = await NestFactory.create<NestExpressApplication>(api, { bodyParser: false, logger: false });
  configureHttp(app);
  await app.listen(0, '127.0.0.1');
  service = await NestFactory.createApplicationContext(
    TournamentServiceModule.register({
      log,
      archive: tournamentArchive,
      matchArchive: archive,
      onFatal,
      keys: KEYS,
      matchKeys: matchKeysOf(ringOf(KEY)),
      checkpoints: memoryCheckpoints(),
    }),
    { logger: false },
  );
  stranger = { url: await app.getUrl() };
  house = { ...stranger, token: (await issueLocalToken(KEYS, { role: 'operator' })).token };
  good = await write('good');
  bad = await write('bad', { isPoisoned: true });
});
afterAll(async () => {
  await service?.close();
  await app?.close();
  await log?.close();
});

/** The first events of a tournament; one that makes no sense behind them by hand. */
async function write(name: string, { isPoisoned = false } = {}): Promise<string> {
  const secretOf = (record: string) => tournamentSecretOf(KEY, record, sha256);
  const environment = { sha256, gameOf: gamesOf(rulesOf), secretOf };
  const tournament = offlineTournament(environment, { name, owner: 'olga' });
  tournament.sendOrThrow('olga', {
    type: 'create-tournament',
    game: 'fuzzycards',
    play: 'tables',
    capacity: 8,
    entry: 'open',
    checkIn: false,
    phases: [{ kind: 'swiss', rounds: 2, standings: 'magic/1' }],
  });
  tournament.sendOrThrow('olga', { type: 'announce-tournament' });
  const { record } = tournament;
  const parts = { public: { action: { type: 'act' }, facts: [{ kind: 'tournament-created' }] } };
  const draft = { record, type: 'tournament-paused', at: 9e12, commandId: 'by-hand', parts };
  const poison = sealEvent(draft, tournament.head(), { saltOf: () => sha256('salt'), sha256 });
  const events = [...tournament.events(), ...(isPoisoned ? [poison.bytes] : [])];
  const messages = events.map((value) => ({ key: record, value }));
  await log.append({ topic: RECORD_TOPICS.tournament.events, partition: 0 }, messages);
  const last = `{ tournamentEvents(tournament: "${record}") { next } }`;
  const isThere = () => askServer(house, last, {});
  await vi.waitFor(isThere, { timeout: 15_000 });
  return record;
}

describe('The holder of the key', () => {
  it('cancels a tournament that stands still, once, and is told why it stood', async () => {
    const ended = { tournament: bad, suspendedSeq: BAD_SEQ, endedSeq: BAD_SEQ + 1 };
    const says = expect.stringContaining(`Event ${BAD_SEQ} `) as unknown;
    expect(await voidTournament(house, { tournament: bad, reason: 'Damaged.' })).toMatchObject({
      ...ended,
      says,
      isNew: true,
    });
    expect(await voidTournament(house, { tournament: bad, reason: 'Again.' })).toMatchObject({
      ...ended,
      isNew: false,
    });
  });

  it.each([
    ['goes on', () => good, 'not-suspended'],
    ['is not there', () => 't-0', 'refused'],
  ])('cancels none that %s', async (_, tournament, code) => {
    const asked = voidTournament(house, { tournament: tournament(), reason: 'Damaged.' });
    await expect(asked).rejects.toMatchObject({ code });
  });
});

describe('Anybody else', () => {
  it('is refused with the words of the server', async () => {
    const refused = voidTournament(stranger, { tournament: bad, reason: 'Damaged.' });
    await expect(refused).rejects.toMatchObject({ code: 'refused' });
  });
});
