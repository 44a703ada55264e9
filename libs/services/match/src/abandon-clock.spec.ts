/** Time is virtual throughout: the log stamps what the spec says, and the clock reads the same. */
import 'reflect-metadata';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { Test } from '@nestjs/testing';
import {
  decodeCommand,
  decodeOutcome,
  encodeCommand,
  TOPICS,
} from '@scoresheet/contracts-messages';
import type { Command } from '@scoresheet/contracts-messages';
import { foldMatch, resultOf, type MatchState } from '@scoresheet/domain-match';
import { recordIdOf } from '@scoresheet/domain-record';
import { sha256 } from '@scoresheet/domain-record/node';
import { memoryLog, type MemoryLog } from '@scoresheet/event-log-memory';
import { rulesOf } from '@scoresheet/games-catalog';
import { memoryArchive } from '@scoresheet/services-archive';
import { houseOf, RecordTail, type AdmittedEvent } from '@scoresheet/services-tail';
import { memoryCheckpoints } from '@scoresheet/services-worker';
import { beforeEach, describe, expect, it } from 'vitest';
import { abandonClock, SAY_AGAIN_AFTER_MS, type DueMatches } from './abandon-clock.js';
import { MatchServiceModule } from './match-service.module.js';
import { MatchService } from './match.service.js';
import { KEYS, playedMatch } from './offline-commands.spec-kit.js';

const START_MS = 1_700_000_000_000;
const ABANDON_AFTER_MS = 60_000;

let nowMs: number;
let log: MemoryLog;
beforeEach(() => {
  nowMs = START_MS;
  log = memoryLog({ topics: Object.values(TOPICS), partitions: 1, now: () => nowMs });
});

const place = (topic: string) => ({ topic, partition: 0 });
const now = () => nowMs;
const { keys } = KEYS;

async function start() {
  const module = await Test.createTestingModule({
    imports: [
      MatchServiceModule.register({
        log: log.openAnother(),
        archive: memoryArchive(),
        checkpoints: memoryCheckpoints(),
        ...KEYS,
        onFatal: (error) => {
          throw error;
        },
      }),
    ],
  }).compile();
  await module.init();
  return module;
}

type Service = Awaited<ReturnType<typeof start>>;

/** Resolves when everything is decided that is in the log by now. */
async function decided(module: Service): Promise<void> {
  const service = module.get(MatchService);
  const end = await log.end(place(TOPICS.matchCommands));
  for (;;) {
    const [counts] = service.counts();
    if (counts?.nextCommand === end && counts.inFlight === 0) return;
    await nextTurn();
  }
}

async function send(module: Service, command: Command): Promise<void> {
  await log.append(place(TOPICS.matchCommands), [
    { key: command.record, value: encodeCommand(command) },
  ]);
  await decided(module);
}

const creation = { kind: 'match', actor: 'ann', commandId: 'c0' } as const;
const record = recordIdOf(creation, sha256);
const CREATE: Command = {
  type: 'create-match',
  commandId: 'c0',
  record,
  actor: 'ann',
  role: 'player',
  game: 'fuzzycards',
  abandonAfterMs: ABANDON_AFTER_MS,
};

async function events(): Promise<readonly AdmittedEvent[]> {
  const admitted: AdmittedEvent[] = [];
  const tail = new RecordTail({
    log: log.openAnother(),
    of: place(TOPICS.matchEvents),
    archive: memoryArchive(),
  });
  tail.onAdmitted((event) => admitted.push(event));
  await tail.start();
  await tail.atEnd();
  await tail.stop();
  return admitted;
}

const typesOf = async () => (await events()).map(({ header }) => header.type);

async function outcomes() {
  const end = await log.end(place(TOPICS.matchOutcomes));
  const entries = end === 0 ? [] : await log.read(place(TOPICS.matchOutcomes), 0, end);
  return entries.map(({ value }) => {
    const outcome = decodeOutcome(value);
    return outcome.ok ? { code: undefined, ...outcome.value } : undefined;
  });
}

/** A projection that knows the one match as of `seq`, and thinks that its time is always up. */
const alwaysDue = (of: string, seq: number): Pick<DueMatches, 'due'> => ({
  due: () => Promise.resolve([{ record: of, seq }]),
});

describe('The clock', () => {
  it('closes a lobby to which nobody came, when its time is up by the log', async () => {
    const module = await start();
    await send(module, CREATE);
    nowMs += ABANDON_AFTER_MS;
    await abandonClock({ log, keys, due: alwaysDue(record, 0), now }).look();
    await decided(module);
    expect(await typesOf()).toEqual(['match-created', 'match-abandoned']);
    const last = (await events()).at(-1);
    expect(last?.header.at).toBe(START_MS + ABANDON_AFTER_MS);
    let state: MatchState | undefined;
    for (const event of await events()) {
      state = foldMatch({ rulesOf, sha256 }, state, {
        header: event.header,
        house: houseOf(event),
      });
    }
    expect(state && resultOf(state)).toEqual({ places: [], reason: 'abandoned' });
    await module.close();
  });

  it('closes a match that was being played', async () => {
    const module = await start();
    const played = playedMatch(3);
    for (const command of played.commands.slice(0, 12)) await send(module, command);
    nowMs += 24 * 60 * 60 * 1_000;
    await abandonClock({ log, keys, due: alwaysDue(played.record, 11), now }).look();
    await decided(module);
    expect((await typesOf()).slice(11)).toEqual(['decision-answered', 'match-abandoned']);
    await module.close();
  });

  it('that goes ahead of the log closes nothing too early, however often it says so', async () => {
    const module = await start();
    await send(module, CREATE);
    nowMs += ABANDON_AFTER_MS - 1;
    const clock = abandonClock({ log, keys, due: alwaysDue(record, 0), now: () => nowMs + 1 });
    await clock.look();
    await decided(module);
    expect(await typesOf()).toEqual(['match-created']);
    expect(await outcomes()).toMatchObject([{ outcome: 'refused', code: 'too-early' }]);
    nowMs += SAY_AGAIN_AFTER_MS;
    await clock.look();
    await decided(module);
    expect(await typesOf()).toEqual(['match-created', 'match-abandoned']);
    await module.close();
  });

  it('that knows an old event closes nothing: somebody has come since', async () => {
    const module = await start();
    const [create, take] = playedMatch(4).commands;
    await send(module, create as Command);
    nowMs += 24 * 60 * 60 * 1_000;
    await send(module, take as Command);
    const due = alwaysDue((create as Command).record, 0);
    await abandonClock({ log, keys, due, now }).look();
    await decided(module);
    expect(await typesOf()).toEqual(['match-created', 'seat-taken']);
    expect(await outcomes()).toMatchObject([{ outcome: 'conflict' }]);
    await module.close();
  });

  it('that runs twice, in two services, gives one event', async () => {
    const modules = [await start(), await start()];
    await send(modules[0] as Service, CREATE);
    nowMs += ABANDON_AFTER_MS;
    const due = alwaysDue(record, 0);
    const clocks = [abandonClock({ log, keys, due, now }), abandonClock({ log, keys, due, now })];
    await Promise.all(clocks.map((clock) => clock.look()));
    for (const module of modules) await decided(module);
    expect(await typesOf()).toEqual(['match-created', 'match-abandoned']);
    for (const module of modules) await module.close();
  });

  it('says the same thing once, until a minute has gone by without its event', async () => {
    const clock = abandonClock({ log, keys, due: alwaysDue(record, 0), now });
    await clock.look();
    await clock.look();
    nowMs += SAY_AGAIN_AFTER_MS - 1;
    await clock.look();
    nowMs += 1;
    await clock.look();
    const entries = await log.read(place(TOPICS.matchCommands), 0, 10);
    const ids = entries.map(({ value }) => {
      const command = decodeCommand(value);
      return command.ok && command.value.commandId;
    });
    expect(ids).toEqual(['abandon-0-1', 'abandon-0-2']);
  });

  it('says it ever more seldom of a match that stands still, at last once an hour', async () => {
    const clock = abandonClock({ log, keys, due: alwaysDue(record, 0), now });
    const saidAtMin: number[] = [];
    for (let minute = 0; minute < 300; minute += 1) {
      const before = await log.end(place(TOPICS.matchCommands));
      await clock.look();
      if ((await log.end(place(TOPICS.matchCommands))) > before) saidAtMin.push(minute);
      nowMs += SAY_AGAIN_AFTER_MS;
    }
    expect(saidAtMin).toEqual([0, 1, 3, 7, 15, 31, 63, 123, 183, 243]);
  });
});
