/**
 * The match service's workers on a log whose commands wait for a word. Before it, whatever takes
 * time at the start (joining, reading back, the first fetch) is over.
 */
import {
  cloudEventHeaders,
  decodeCommand,
  encodeOutcome,
  RECORD_TOPICS,
  TOPICS,
  type Command,
} from '@scoresheet/contracts-messages';
import type { MatchState, NotAccepted } from '@scoresheet/domain-match';
import type { Subscription, EventLog, OnBatch, PartitionRef } from '@scoresheet/event-log-port';
import { memoryArchive } from '@scoresheet/services-archive';
import { CommandWorker, memoryCheckpoints } from '@scoresheet/services-worker';
import type { BenchGame } from './bench-games.js';
import type { Prefilled } from './prefill.js';

const LOOK_EVERY_MS = 2;

interface Workers {
  /** Resolves when each command is an admitted event; answers how many there are. */
  work(): Promise<number>;
  stop(): Promise<void>;
}

/** Resolves when the first commands of every partition are at the door. */
export async function readyWorkers(
  log: EventLog,
  { aggregate }: BenchGame,
  { commands, total }: Prefilled,
): Promise<Workers> {
  const gate = gatedLog(log, TOPICS.matchCommands);
  const workers = commands.map((_, partition) => workerOf(gate.log, aggregate(), partition));
  await Promise.all(workers.map((worker) => worker.start()));
  const waiting = commands.filter(({ length }) => length > 0).length;
  await until(() => gate.waiting() === waiting);
  const accepted = () => workers.reduce((sum, worker) => sum + worker.counts().accepted, 0);
  return {
    async work() {
      gate.open();
      await until(() => accepted() >= total);
      return accepted();
    },
    stop: async () => void (await Promise.all(workers.map((worker) => worker.stop()))),
  };
}

function workerOf(
  log: EventLog,
  aggregate: ReturnType<BenchGame['aggregate']>,
  partition: number,
): CommandWorker<MatchState, Command, NotAccepted> {
  return new CommandWorker({
    log,
    partition,
    aggregate,
    encodeOutcome,
    archive: memoryArchive(),
    checkpoints: memoryCheckpoints(),
    topics: RECORD_TOPICS.match,
    headersOf: (header) => cloudEventHeaders(header, TOPICS.matchEvents, timeOf),
    decodeCommand({ value }) {
      const decoded = decodeCommand(value);
      return decoded.ok ? decoded.value : undefined;
    },
    onSuspended({ record }) {
      throw new Error(`the bench match ${record} was suspended`);
    },
  });
}

/** A log that holds back every batch of one topic until it is opened. */
function gatedLog(log: EventLog, topic: string) {
  let open = (): void => {};
  let waiting = 0;
  const opened = new Promise<void>((resolve) => (open = resolve));
  const subscribe = (of: PartitionRef, from: number, onBatch: OnBatch): Subscription => {
    if (of.topic !== topic) return log.subscribe(of, from, onBatch);
    let isFirst = true;
    return log.subscribe(of, from, async (entries, end) => {
      if (isFirst) waiting += 1;
      isFirst = false;
      await opened;
      await onBatch(entries, end);
    });
  };
  const gated: EventLog = {
    logId: log.logId,
    partitions: log.partitions,
    subscribe,
    append: (to, messages) => log.append(to, messages),
    read: (of, from, limit) => log.read(of, from, limit),
    start: (of) => log.start(of),
    truncate: (of, before) => log.truncate(of, before),
    end: (of) => log.end(of),
    close: () => log.close(),
  };
  return { log: gated, open, waiting: () => waiting };
}

async function until(holds: () => boolean): Promise<void> {
  while (!holds()) await new Promise((resolve) => setTimeout(resolve, LOOK_EVERY_MS));
}

const timeOf = (ms: number): string => new Date(ms).toISOString();
