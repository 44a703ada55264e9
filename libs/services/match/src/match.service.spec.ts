import 'reflect-metadata';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { Test } from '@nestjs/testing';
import { decodeOutcome, encodeCommand, TOPICS } from '@scoresheet/contracts-messages';
import type { Command, Outcome } from '@scoresheet/contracts-messages';
import { partitionOf, recordIdOf } from '@scoresheet/domain-record';
import { sha256 } from '@scoresheet/domain-record/node';
import { memoryLog, type MemoryLog } from '@scoresheet/event-log-memory';
import { memoryArchive } from '@scoresheet/services-archive';
import { ownsAll, type Ownership, type PartitionWork } from '@scoresheet/services-ownership';
import { RecordTail, type AdmittedEvent } from '@scoresheet/services-tail';
import { memoryCheckpoints, type Checkpoints } from '@scoresheet/services-worker';
import { describe, expect, it } from 'vitest';
import { MatchServiceModule } from './match-service.module.js';
import { MatchService } from './match.service.js';
import { KEYS, linesBelowHeader, playedMatch } from './offline-commands.spec-kit.js';

const PARTITIONS = 3;

async function startService(
  log: MemoryLog,
  checkpoints: Checkpoints = memoryCheckpoints(),
  ownership: Ownership = ownsAll(PARTITIONS),
) {
  const errors: Error[] = [];
  const module = await Test.createTestingModule({
    imports: [
      MatchServiceModule.register({
        log,
        checkpoints,
        archive: memoryArchive(),
        ...KEYS,
        ownership,
        onFatal: (error) => errors.push(error),
      }),
    ],
  }).compile();
  await module.init();
  return { module, errors, service: module.get(MatchService) };
}

const newLog = () => memoryLog({ topics: Object.values(TOPICS), partitions: PARTITIONS });

const send = (log: MemoryLog, command: Command) =>
  log.append(
    {
      topic: TOPICS.matchCommands,
      partition: partitionOf(command.record, PARTITIONS, sha256),
    },
    [{ key: command.record, value: encodeCommand(command) }],
  );

/** Ownership that moves when the spec says so. */
function movingOwnership() {
  const works = new Map<number, { giving: AbortController; ended: Promise<void> }>();
  let work: PartitionWork = () => Promise.resolve();
  const take = async (partition: number): Promise<void> => {
    works.get(partition)?.giving.abort();
    await works.get(partition)?.ended;
    works.delete(partition);
  };
  const ownership: Ownership = {
    owned: () => [...works.keys()],
    start: (given) => void (work = given),
    stop: async () => void (await Promise.all([...works.keys()].map(take))),
  };
  const give = (partition: number) => {
    const giving = new AbortController();
    works.set(partition, { giving, ended: work(partition, giving.signal) });
  };
  return { ownership, give, take };
}

/** Resolves when every command is in the record or answered. */
async function done(service: MatchService, commands: number): Promise<void> {
  const finished = () =>
    service.counts().reduce((sum, counts) => {
      const told = Object.values(counts?.outcomes ?? {}).reduce((all, some) => all + some, 0);
      return sum + (counts?.inFlight === 0 ? counts.accepted + told : 0);
    }, 0);
  while (finished() < commands) await nextTurn();
}

async function eventsOf(log: MemoryLog): Promise<Map<string, AdmittedEvent[]>> {
  const records = new Map<string, AdmittedEvent[]>();
  for (let partition = 0; partition < PARTITIONS; partition += 1) {
    const of = { topic: TOPICS.matchEvents, partition };
    const tail = new RecordTail({ log, of, archive: memoryArchive() });
    tail.onAdmitted((event) => {
      const { record } = event.header;
      records.set(record, [...(records.get(record) ?? []), event]);
    });
    await tail.start();
    await tail.atEnd();
    await tail.stop();
  }
  return records;
}

async function outcomesOf(log: MemoryLog): Promise<readonly Outcome[]> {
  const sent: Outcome[] = [];
  for (let partition = 0; partition < PARTITIONS; partition += 1) {
    const of = { topic: TOPICS.matchOutcomes, partition };
    const end = await log.end(of);
    const whole = log.openAnother({ batchSize: Math.max(end, 1) });
    for (const { value } of await whole.read(of, 0, Math.max(end, 1))) {
      const decoded = decodeOutcome(value);
      if (decoded.ok) sent.push(decoded.value);
    }
  }
  return sent;
}

describe('The match service', () => {
  it('plays matches to their end as they are played without it', async () => {
    const log = newLog();
    const matches = [1, 2, 3, 4].map(playedMatch);
    const { module, service } = await startService(log);
    const longest = Math.max(...matches.map(({ commands }) => commands.length));
    for (let turn = 0; turn < longest; turn += 1) {
      for (const { commands } of matches) {
        for (const command of commands.slice(turn, turn + 1)) await send(log, command);
      }
    }
    await done(
      service,
      matches.reduce((sum, { commands }) => sum + commands.length, 0),
    );
    await module.close();
    const events = await eventsOf(log);
    for (const { record, lines } of matches) {
      const played = events.get(record)?.map(({ bytes }) => linesBelowHeader(bytes));
      expect(played).toEqual(lines);
    }
    expect(await outcomesOf(log)).toEqual([]);
  });

  it('keeps no match in memory in which nobody has a seat', async () => {
    const log = newLog();
    const { module, service } = await startService(log);
    const opened = Array.from({ length: 50 }, (_, i): Command => {
      const creation = { actor: 'ann', commandId: `empty-${i}` } as const;
      const record = recordIdOf({ kind: 'match', ...creation }, sha256);
      return { type: 'create-match', ...creation, record, role: 'player', game: 'fuzzycards' };
    });
    for (const command of opened) await send(log, command);
    await done(service, opened.length);
    const inMemory = () =>
      service.counts().reduce((sum, counts) => sum + (counts?.records ?? 0), 0);
    expect(inMemory()).toBe(0);
    // Refused commands to them leave nothing behind, either, and who sits down is remembered.
    for (const { record } of opened) {
      const sent = { commandId: 'c', record, actor: 'eve', role: 'player' } as const;
      await send(log, { type: 'concede', ...sent });
    }
    await done(service, 2 * opened.length);
    expect(inMemory()).toBe(0);
    const { commands } = playedMatch(1);
    for (const command of commands.slice(0, 2)) await send(log, command);
    await done(service, 2 * opened.length + 2);
    expect(inMemory()).toBe(1);
    await module.close();
  });

  it('goes on with a match after a restart, and answers what is sent again', async () => {
    const log = newLog();
    const checkpoints = memoryCheckpoints();
    const { commands, record } = playedMatch(5);
    const half = Math.floor(commands.length / 2);
    const first = await startService(log.openAnother(), checkpoints);
    for (const command of commands.slice(0, half)) await send(log, command);
    await done(first.service, half);
    await first.module.close();
    const second = await startService(log.openAnother(), checkpoints);
    const again = commands.slice(half - 2);
    for (const command of again) await send(log, command);
    await done(second.service, again.length);
    await second.module.close();
    expect((await eventsOf(log)).get(record)).toHaveLength(commands.length);
    expect((await outcomesOf(log)).map(({ outcome }) => outcome)).toEqual([
      'duplicate',
      'duplicate',
    ]);
  });

  it('decides nothing anew when all commands come again, as after the loss of its checkpoints', async () => {
    const log = newLog();
    const { commands, record } = playedMatch(8);
    for (const command of commands) await send(log, command);
    for (let life = 0; life < 2; life += 1) {
      const { service, module } = await startService(log.openAnother());
      await done(service, commands.length);
      await module.close();
    }
    expect((await eventsOf(log)).get(record)).toHaveLength(commands.length);
    const outcomes = await outcomesOf(log);
    expect(outcomes.map((outcome) => 'seq' in outcome && outcome.seq)).toEqual([
      ...commands.keys(),
    ]);
  });

  it('may run twice at once', async () => {
    const log = newLog();
    const matches = [6, 7].map(playedMatch);
    const services = [await startService(log), await startService(log.openAnother())];
    const commands = matches.flatMap((match) => match.commands);
    for (const command of commands) await send(log, command);
    for (const { service } of services) await done(service, commands.length);
    for (const { module } of services) await module.close();
    const events = await eventsOf(log);
    for (const { record, lines } of matches) {
      expect(events.get(record)?.map(({ bytes }) => linesBelowHeader(bytes))).toEqual(lines);
    }
    const refusals = (await outcomesOf(log)).filter(({ outcome }) => outcome !== 'duplicate');
    expect(refusals).toEqual([]);
  });

  it('decides where a partition is its own, and leaves it when it is no more', async () => {
    const log = newLog();
    const { commands, record } = playedMatch(9);
    const ours = partitionOf(record, PARTITIONS, sha256);
    const [begins, ends] = [movingOwnership(), movingOwnership()];
    const checkpoints = memoryCheckpoints();
    const first = await startService(log.openAnother(), checkpoints, begins.ownership);
    const second = await startService(log.openAnother(), checkpoints, ends.ownership);
    const half = Math.floor(commands.length / 2);
    begins.give(ours);
    for (const command of commands.slice(0, half)) await send(log, command);
    await done(first.service, half);
    await begins.take(ours);
    expect(first.service.counts()).toEqual([undefined, undefined, undefined]);
    for (const command of commands.slice(half)) await send(log, command);
    ends.give(ours);
    await done(second.service, commands.length - half);
    for (const { module } of [first, second]) await module.close();
    expect((await eventsOf(log)).get(record)).toHaveLength(commands.length);
  });

  it('tells why it cannot go on with another log than before', async () => {
    const checkpoints = memoryCheckpoints();
    const commands = { topic: TOPICS.matchCommands, partition: 1 };
    await checkpoints.save(commands, { logId: 'another', next: 3, digest: 'x' });
    const { errors, module } = await startService(newLog(), checkpoints);
    while (errors.length === 0) await nextTurn();
    expect(errors[0]?.message).toContain('another was read before');
    await module.close();
  });
});
