import 'reflect-metadata';
import { NestFactory } from '@nestjs/core';
import type { NestExpressApplication } from '@nestjs/platform-express';
import { TOPICS } from '@scoresheet/contracts-messages';
import { endedByStaff, matchRefolder, matchSecretOf, playOffline } from '@scoresheet/domain-match';
import {
  encodeUtf8,
  readExport,
  admit,
  sealEvent,
  verifyExport,
  type Head,
  type Parts,
  type SealedEvent,
} from '@scoresheet/domain-record';
import { sha256 } from '@scoresheet/domain-record/node';
import { memoryLog, type MemoryLog } from '@scoresheet/event-log-memory';
import { GAMES, rulesOf } from '@scoresheet/games-catalog';
import { randomChoice, seededNumbers } from '@scoresheet/rules-testing';
import { issueLocalToken } from '@scoresheet/services-accounts';
import { ApiModule, configureHttp } from '@scoresheet/services-api';
import { memoryArchive } from '@scoresheet/services-archive';
import { keysFrom, matchKeysOf, ringOf } from '@scoresheet/services-keys';
import { MatchServiceModule } from '@scoresheet/services-match';
import { emptyLists } from '@scoresheet/services-read-models';
import { memoryCheckpoints } from '@scoresheet/services-worker';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { decksFor } from '../offline-environment.js';
import { replayRecord } from '../replay/replay-record.js';
import type { Server } from '../server/ask-server.js';
import { fetchExport } from '../server/fetch-export.js';
import { voidMatch } from './void-match.js';

const KEY = new Uint8Array(32).fill(5);
const KEYS = keysFrom(KEY);
const BAD_SEQ = 12;

let log: MemoryLog;
let app: NestExpressApplication;
let worker: { close(): Promise<void> };
let stranger: Server;
let house: Server;
let bad: string;
let good: string;
let late: string;
let keyless: string;

beforeAll(async () => {
  log = memoryLog({ topics: Object.values(TOPICS), partitions: 1 });
  const onFatal = (error: unknown) => {
    throw error;
  };
  const archive = memoryArchive();
  const api = ApiModule.register({
    log,
    archive,
    games: GAMES,
    keys: KEYS,
    onFatal,
    tournamentArchive: memoryArchive(),
    environment: { rulesOf, sha256 },
    matches: emptyLists,
  });
  app = await NestFactory.create<NestExpressApplication>(api, { bodyParser: false, logger: false });
  configureHttp(app);
  await app.listen(0, '127.0.0.1');
  worker = await NestFactory.createApplicationContext(
    MatchServiceModule.register({
      log,
      archive,
      checkpoints: memoryCheckpoints(),
      onFatal,
      keys: KEYS,
      matchKeys: matchKeysOf(ringOf(KEY)),
    }),
    { logger: false },
  );
  stranger = { url: await app.getUrl() };
  house = { ...stranger, token: (await issueLocalToken(KEYS, { role: 'operator' })).token };
  good = await write('good', () => undefined);
  bad = await write('bad', senseless);
  late = await write('late', datedAhead);
  keyless = await writeKeyless();
});
afterAll(async () => {
  await worker?.close();
  await app?.close();
  await log?.close();
});

type Forged = (next: SealedEvent, head: Head) => SealedEvent | undefined;
const salted = { saltOf: () => sha256('salt'), sha256 };

const senseless: Forged = ({ header: { record } }, head) => {
  const parts = { public: { action: { type: 'act' }, facts: [{ kind: 'match-created' }] } };
  const draft = { record, type: 'decision-answered', at: 9e12, commandId: 'by-hand', parts };
  return sealEvent(draft, head, salted);
};

/** What the rules would have it be, but for its time. */
const datedAhead: Forged = ({ header, bytes }, head) => {
  const read = admit({ partition: 0, partitions: 1 }, bytes, () => head, sha256);
  if (!read.admitted) throw new Error(read.reason);
  const parts = read.parts as unknown as Parts; // admission has looked at them
  return sealEvent({ ...header, at: Number.MAX_SAFE_INTEGER, parts }, head, salted);
};

/** The first events of a match; a bad one behind them by hand. */
async function write(name: string, forged: Forged): Promise<string> {
  const secretOf = (record: string) => matchSecretOf(KEY, record, sha256);
  const below = seededNumbers(3);
  const match = playOffline(
    { rulesOf, sha256, secretOf },
    {
      name,
      game: 'fuzzycards',
      decks: decksFor('fuzzycards', 3),
      choose: ({ options }) => randomChoice(options, below),
    },
  );
  const played = [...match];
  const events = played.slice(0, BAD_SEQ);
  const { record = '' } = events[0]?.header ?? {};
  const bad = forged(played[BAD_SEQ] as SealedEvent, events.at(-1)?.head as Head);
  const messages = [...events, ...(bad ? [bad] : [])].map(({ bytes }) => ({
    key: record,
    value: bytes,
  }));
  await log.append({ topic: TOPICS.matchEvents, partition: 0 }, messages);
  const isThere = () => fetchExport(record, { server: stranger.url, token: house.token });
  await vi.waitFor(isThere, { timeout: 15_000 });
  return record;
}

const never = (): never => {
  throw new Error('nobody is asked before event 0');
};

/** Event 0 of a match under a key that nobody here has. */
async function writeKeyless(): Promise<string> {
  const keyAt = () => '0123456789abcdef';
  const secretOf = (record: string) => matchSecretOf(KEY, record, sha256);
  const [created] = playOffline(
    { rulesOf, sha256, secretOf, keyAt },
    {
      name: 'keyless',
      game: 'fuzzycards',
      decks: decksFor('fuzzycards', 3),
      choose: () => never(),
    },
  );
  if (created === undefined) throw new Error('nothing was opened');
  const { record } = created.header;
  await log.append({ topic: TOPICS.matchEvents, partition: 0 }, [
    { key: record, value: created.bytes },
  ]);
  await vi.waitFor(() => fetchExport(record, { server: stranger.url, token: house.token }), {
    timeout: 15_000,
  });
  return record;
}

describe('The holder of the key', () => {
  it('ends a match that stands still, once, and is told why it stood', async () => {
    const ended = { match: bad, suspendedSeq: BAD_SEQ, endedSeq: BAD_SEQ + 1 };
    const says = expect.stringContaining(`Event ${BAD_SEQ} `);
    expect(await voidMatch(house, { match: bad, reason: 'Damaged.' })).toMatchObject({
      ...ended,
      says,
      isNew: true,
    });
    expect(await voidMatch(house, { match: bad, reason: 'Again.' })).toMatchObject({
      ...ended,
      isNew: false,
    });
  });

  it('ends one that stands still for the service alone that decides it, at the event that is told', async () => {
    const lacking = { match: keyless, reason: 'The key is lost.' };
    await expect(voidMatch(house, lacking)).rejects.toThrow(/--event N/);
    expect(await voidMatch(house, { ...lacking, event: 0 })).toEqual({
      match: keyless,
      suspendedSeq: 0,
      endedSeq: 1,
      isNew: true,
      reference: null,
      says: null,
    });
  });

  it.each([
    ['goes on', () => good, 'not-suspended'],
    ['is not there', () => 'm-0', 'no-such-match'],
  ])('ends no match that %s', async (_, match, code) => {
    await expect(voidMatch(house, { match: match(), reason: 'Damaged.' })).rejects.toMatchObject({
      code,
    });
  });
});

describe('Anybody else', () => {
  it('is refused with the words of the server', async () => {
    const refused = voidMatch(stranger, { match: bad, reason: 'Damaged.' });
    await expect(refused).rejects.toMatchObject({ code: 'refused' });
  });
});

describe('The export of a match that staff has ended', () => {
  it('diverges at the bad event, and says that it was ended behind it', async () => {
    const bytes = encodeUtf8(await fetchExport(bad, { server: house.url, token: house.token }));
    const verdict = verifyExport(bytes, matchRefolder({ rulesOf, sha256 }), sha256);
    expect(verdict).toMatchObject({ verdict: 'DIVERGED', seq: BAD_SEQ, events: BAD_SEQ + 2 });
    const read = readExport(bytes, sha256);
    if (!read.ok) throw new Error(read.broken.reason);
    expect(endedByStaff(read.value)).toEqual({ suspendedSeq: BAD_SEQ, endedSeq: BAD_SEQ + 1 });
    const { events } = replayRecord(read.value, 'house');
    const [last, end] = [...events].slice(BAD_SEQ).map(({ says }) => says.join(' '));
    expect(last).toContain('Nobody can tell what this event means');
    expect(end).toContain('Staff ends the match');
  });

  it('diverges at its end where nothing but the time of the bad event was wrong', async () => {
    await voidMatch(house, { match: late, reason: 'Somebody has written to the log.' });
    const bytes = encodeUtf8(await fetchExport(late, { server: house.url, token: house.token }));
    const verdict = verifyExport(bytes, matchRefolder({ rulesOf, sha256 }), sha256);
    expect(verdict).toMatchObject({ verdict: 'DIVERGED', seq: BAD_SEQ + 1, events: BAD_SEQ + 2 });
  });
});
