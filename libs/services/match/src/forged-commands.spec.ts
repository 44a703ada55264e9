/** Match services on a log to which somebody else can write. */
import 'reflect-metadata';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { Test } from '@nestjs/testing';
import {
  encodeCommand,
  macHeaders,
  macPurposeOf,
  TOPICS,
  type Command,
} from '@scoresheet/contracts-messages';
import { memoryLog, type MemoryLog } from '@scoresheet/event-log-memory';
import type { Offset } from '@scoresheet/event-log-port';
import { hmacSha256 } from '@scoresheet/services-keys';
import { memoryArchive } from '@scoresheet/services-archive';
import { RecordTail } from '@scoresheet/services-tail';
import { memoryCheckpoints } from '@scoresheet/services-worker';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { MatchServiceModule } from './match-service.module.js';
import { MatchService } from './match.service.js';
import { KEYS, playedMatch } from './offline-commands.spec-kit.js';

const commandsOf = { topic: TOPICS.matchCommands, partition: 0 };
const played = playedMatch(11).commands.slice(0, 12);
const hmac = hmacSha256(KEYS.keys.current(macPurposeOf('api')));

let log: MemoryLog;
let requiredFrom: Offset | undefined;
let stops: (() => Promise<void>)[];
beforeEach(() => {
  log = memoryLog({ topics: Object.values(TOPICS), partitions: 1 });
  requiredFrom = undefined;
  stops = [];
});
afterEach(async () => {
  for (const stop of stops) await stop();
});

/** One that has decided nothing yet: it takes every command in the log. */
async function startService(): Promise<MatchService> {
  const module = await Test.createTestingModule({
    imports: [
      MatchServiceModule.register({
        log: log.openAnother(),
        checkpoints: memoryCheckpoints(),
        archive: memoryArchive(),
        ...KEYS,
        macRequirement: { requiredFrom: () => Promise.resolve(requiredFrom) },
        onFatal: (error) => {
          throw error;
        },
      }),
    ],
  }).compile();
  await module.init();
  stops.push(() => module.close());
  return module.get(MatchService);
}

const append = (command: Command, isSigned: boolean) => {
  const value = encodeCommand(command);
  const headers = isSigned
    ? { headers: macHeaders({ sender: 'api', topic: TOPICS.matchCommands }, value, hmac) }
    : {};
  return log.append(commandsOf, [{ key: command.record, value, ...headers }]);
};

async function decided(service: MatchService): Promise<void> {
  const end = await log.end(commandsOf);
  const isDone = () => {
    const [counts] = service.counts();
    return counts?.nextCommand === end && counts.inFlight === 0;
  };
  while (!isDone()) await nextTurn();
}

async function events(): Promise<readonly (readonly [string, string])[]> {
  const read: (readonly [string, string])[] = [];
  const tail = new RecordTail({
    log: log.openAnother(),
    archive: memoryArchive(),
    of: { topic: TOPICS.matchEvents, partition: 0 },
  });
  tail.onAdmitted(({ header }) => read.push([header.type, header.commandId]));
  await tail.start();
  await tail.atEnd();
  await tail.stop();
  return read;
}

const idsOf = (commands: readonly Command[]) => commands.map(({ commandId }) => commandId);

describe('Commands that somebody wrote into the log by hand', () => {
  it('in the name of a player are counted, and never decided', async () => {
    requiredFrom = 0;
    const service = await startService();
    for (const command of played) await append(command, true);
    const actor = played.at(-1)?.actor ?? '';
    const record = played[0]?.record ?? '';
    const forged: Command = {
      record,
      actor,
      role: 'player',
      type: 'concede',
      commandId: 'f',
    };
    await append(forged, false);
    const value = encodeCommand(forged);
    const headers = macHeaders(
      { sender: 'api', topic: TOPICS.matchCommands },
      encodeCommand(played[0] as Command),
      hmac,
    );
    await log.append(commandsOf, [{ key: record, value, headers }]);
    await decided(service);
    expect((await events()).map(([, id]) => id)).toEqual(idsOf(played));
    expect(service.figures()).toMatchObject({
      malformedCommands: 2,
      commandSenders: { proved: played.length, 'unsigned-refused': 1, wrong: 1 },
    });
    expect(await log.end({ topic: TOPICS.matchOutcomes, partition: 0 })).toBe(0);
  });
});

describe('An installation that is upgraded', () => {
  it('decides what older apis sent, and from the noted offset on what is signed alone', async () => {
    const [older, newer, unsigned] = [played.slice(0, 5), played.slice(5, 10), played.slice(10)];
    const first = await startService();
    for (const command of older) await append(command, false);
    await decided(first);
    requiredFrom = await log.end(commandsOf);
    for (const command of newer) await append(command, true);
    for (const command of unsigned) await append(command, false);
    await decided(first);
    const afterwards = await events();
    expect(afterwards.map(([, id]) => id)).toEqual(idsOf([...older, ...newer]));
    const { commandSenders } = first.figures();
    expect(commandSenders).toMatchObject({ unsigned: 5, proved: 5, 'unsigned-refused': 2 });

    // A second one to which everything is delivered again finds the same of each command.
    const second = await startService();
    await decided(second);
    expect(second.figures().commandSenders).toEqual(commandSenders);
    expect(await events()).toEqual(afterwards);
  });
});
