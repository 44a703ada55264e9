/** A simulated world: one partition, its log with all its faults, and what every process shares. */
import {
  faultyLog,
  type FaultRates,
  type FaultTally,
  type MortalProcess,
  type Random,
  type VirtualTime,
} from '@scoresheet/event-log-faulty';
import { memoryLog, type MemoryLog } from '@scoresheet/event-log-memory';
import { MAX_STEP_BACK_MS, type EventLog } from '@scoresheet/event-log-port';
import {
  memoryArchive,
  type ArchiveReader,
  type MemoryArchive,
} from '@scoresheet/services-archive';
import {
  memoryCheckpoints,
  type Checkpoints,
  type WorkerTopics,
} from '@scoresheet/services-worker';

export const TOPICS = { commands: 'commands', events: 'events', outcomes: 'outcomes' } as const;
export const PARTITION = 0;
export const placeOf = (topic: keyof WorkerTopics, topics: WorkerTopics = TOPICS) => ({
  topic: topics[topic],
  partition: PARTITION,
});

/** The log's clock when the world begins, in milliseconds. */
export const BEGINNING_MS = 1_700_000_000_000;
/** A longer one is no key of an index. */
const MAX_TEXT_LENGTH = 2_600;
/** The chance of a step for each append. */
const STEP_CHANCE = 0.05;
/** Steps of a clock, in milliseconds: none goes further back than a worker waits. */
const STEPS_MS = [1, 1_000, 60_000, 3_600_000, MAX_STEP_BACK_MS / 2];

export interface World {
  readonly time: VirtualTime;
  readonly random: Random;
  /** The data as they are, without faults: for the judge. */
  readonly log: MemoryLog;
  /** Archive of the events of one kind of record. */
  archiveOf(topics: WorkerTopics): MemoryArchive;
  /** What a process sees of the world that works on one kind of record. */
  seenBy(process: MortalProcess, topics: WorkerTopics): Surroundings;
}

export interface Surroundings {
  readonly log: EventLog;
  readonly archive: ArchiveReader;
  readonly checkpoints: Checkpoints;
}

interface WorldOptions {
  readonly time: VirtualTime;
  readonly random: Random;
  readonly rates: () => FaultRates;
  readonly tally: FaultTally;
  readonly clock: LogClock;
  /** Kinds of records, each with topics of its own. */
  readonly kinds: readonly WorkerTopics[];
}

/**
 * How the log's clock goes. One that stands still is the hardest case for whoever orders by stamps;
 * one that steps back is set back now and then, by seconds or hours, and its stamps fall.
 */
export type LogClock = 'rising' | 'still' | 'stepping';

export function newWorld(options: WorldOptions): World {
  const { time, random, rates, tally, kinds } = options;
  const log = memoryLog({
    topics: kinds.flatMap((kind) => Object.values(kind)),
    partitions: 1,
    logId: 'simulated',
    now: clockOf(options),
    mayFall: options.clock === 'stepping',
    truncatable: kinds.flatMap(({ commands, outcomes }) => [commands, outcomes]),
    batchSize: 1 + random.below(20),
  });
  const archives = new Map(kinds.map(({ events }) => [events, memoryArchive()]));
  const checkpoints = memoryCheckpoints();
  const open = faultyLog({ log, random, sleep: (ms) => time.sleep(ms), rates, tally });
  const travel = () => time.sleep(random.below(rates().delayMs + 1));

  function archiveOf({ events }: WorkerTopics): MemoryArchive {
    const archive = archives.get(events);
    if (archive === undefined) throw new Error(`This world has no archive of ${events}.`);
    return archive;
  }

  function seenBy(process: MortalProcess, topics: WorkerTopics): Surroundings {
    const far: Far =
      (call) =>
      async (...args) => {
        await process.awake();
        return process.hears(travel().then(() => call(...args)));
      };
    return {
      log: open(process),
      archive: farArchive(archiveOf(topics), far),
      checkpoints: {
        load: far((of) => checkpoints.load(of)),
        save: far((of, checkpoint) => checkpoints.save(of, checkpoint)),
      },
    };
  }

  return { time, random, log, archiveOf, seenBy };
}

/** A call to somebody else: it takes its time, and whoever asks may die meanwhile. */
type Far = <A extends readonly unknown[], T>(
  call: (...args: A) => Promise<T>,
) => (...args: A) => Promise<T>;

const farArchive = (archive: MemoryArchive, far: Far): ArchiveReader => ({
  position: far((partition) => archive.position(partition)),
  isComplete: far((partition) => archive.isComplete(partition)),
  refuted: far((records) => archive.refuted(records)),
  eventAt: far((partition, offset) => archive.eventAt(partition, offset)),
  heads: far((records, before) => archive.heads(records.map(asText), before)),
  events: far((record, ...rest) => archive.events(asText(record), ...rest)),
});

/** A text as a database takes it to look it up. */
function asText(record: string): string {
  if (record.includes('\0') || record.length > MAX_TEXT_LENGTH) {
    throw new Error('The archive cannot look this name up.');
  }
  return record;
}

function clockOf({ clock, time, random, tally }: WorldOptions): () => number {
  if (clock === 'still') return () => BEGINNING_MS;
  if (clock === 'rising') return risingClock(time);
  let behindMs = 0;
  return () => {
    if (random.chance(STEP_CHANCE)) {
      behindMs = random.chance(0.5) ? 0 : random.pick(STEPS_MS);
      tally['clock-step'] += 1;
    }
    return BEGINNING_MS + time.nowMs - behindMs;
  };
}

/** Two entries never bear one stamp, so that the order of stamps is that of entries. */
function risingClock(time: VirtualTime): () => number {
  let lastMs = BEGINNING_MS;
  return () => (lastMs = Math.max(lastMs + 1, BEGINNING_MS + time.nowMs));
}
