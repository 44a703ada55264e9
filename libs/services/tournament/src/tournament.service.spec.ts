import 'reflect-metadata';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { Test } from '@nestjs/testing';
import { RECORD_TOPICS, TOPICS, TOURNAMENT_MESSAGES } from '@scoresheet/contracts-messages';
import type { TournamentCommand } from '@scoresheet/contracts-messages';
import { partitionOf, recordIdOf } from '@scoresheet/domain-record';
import { sha256 } from '@scoresheet/domain-record/node';
import { memoryLog } from '@scoresheet/event-log-memory';
import { memoryArchive } from '@scoresheet/services-archive';
import { signedCommand } from '@scoresheet/services-decider';
import { keysFrom, matchKeysOf } from '@scoresheet/services-keys';
import { memoryCheckpoints } from '@scoresheet/services-worker';
import { describe, expect, it } from 'vitest';
import { TournamentServiceModule } from './tournament-service.module.js';
import { TournamentService } from './tournament.service.js';

const KEY = new Uint8Array(32).fill(5);
const keys = keysFrom(KEY);
const PARTITIONS = 2;

async function startService() {
  const log = memoryLog({ topics: Object.values(TOPICS), partitions: PARTITIONS });
  const module = await Test.createTestingModule({
    imports: [
      TournamentServiceModule.register({
        log,
        keys,
        checkpoints: memoryCheckpoints(),
        archive: memoryArchive(),
        matchArchive: memoryArchive(),
        matchKeys: matchKeysOf([{ key: KEY, fromMs: 0, endsTokens: false }]),
        macRequirement: { requiredFrom: () => Promise.resolve(0) },
        onFatal: (error) => {
          throw error;
        },
      }),
    ],
  }).compile();
  await module.init();
  return { log, module, service: module.get(TournamentService) };
}

const named = { actor: 'olga', commandId: 'c-1', role: 'player' as const };
const record = recordIdOf({ kind: 'tournament', ...named }, sha256);
const partition = partitionOf(record, PARTITIONS, sha256);
const create: TournamentCommand = {
  ...named,
  record,
  type: 'create-tournament',
  game: 'fuzzycards',
  play: 'tables',
  capacity: 8,
  entry: 'open',
  checkIn: false,
  phases: [{ kind: 'swiss', rounds: 3, standings: 'magic/1' }],
};

describe('The tournament service', () => {
  it('makes an event of what a person asks, and an outcome of what it refuses', async () => {
    const { log, module, service } = await startService();
    const send = (command: TournamentCommand, sender: 'api' | 'house' | 'clock') =>
      log.append({ topic: RECORD_TOPICS.tournament.commands, partition }, [
        signedCommand(command, { messages: TOURNAMENT_MESSAGES, sender, keys }),
      ]);
    await send(create, 'api');
    await send({ ...named, commandId: 'c-2', record, type: 'begin-check-in' }, 'api');
    await send({ ...named, commandId: 'c-3', record, type: 'announce-tournament' }, 'clock');
    await send(
      { ...named, commandId: 'c-4', role: 'house', record, type: 'pause-tournament' },
      'api',
    );
    const outcomes = { topic: TOPICS.tournamentOutcomes, partition };
    while (service.counts()[partition]?.malformed !== 2) await nextTurn();
    while ((await log.end(outcomes)) === 0) await nextTurn();
    const [refused] = await log.read(outcomes, 0, 10);
    const decoded = TOURNAMENT_MESSAGES.decodeOutcome(refused?.value ?? new Uint8Array());
    expect(decoded).toMatchObject({ ok: true, value: { code: 'wrong-stage', commandId: 'c-2' } });
    expect(await log.end({ topic: TOPICS.tournamentEvents, partition })).toBe(1);
    expect(service.figures().commandSenders).toMatchObject({ proved: 2, 'wrong-sender': 2 });
    await module.close();
  });
});
