/**
 * The workers of one kind of record in this process: one for each partition that it owns, begun
 * again after trouble, with the retention of old commands beside them.
 */
import type { LoggerService } from '@nestjs/common';
import { wordsOf, type EventLog } from '@scoresheet/event-log-port';
import { ownsAll, type Ownership } from '@scoresheet/services-ownership';
import type { Suspension } from '@scoresheet/services-tail';
import {
  WorkerLife,
  type Checkpoints,
  type FinishedCommand,
  type Mortal,
  type WorkerCounts,
  type WorkerTopics,
} from '@scoresheet/services-worker';
import type { SenderVerdict } from './command-gate.js';
import { CommandRetention } from './command-retention.js';
import {
  DecidedTally,
  readersOf,
  SenderTally,
  sumOf,
  type DeciderFigures,
} from './decider-figures.js';
import { MissingKey } from './missing-key.js';

/** A worker of one partition, as its service counts it. */
interface Decider extends Mortal {
  counts(): WorkerCounts;
}

/** What a worker tells its service. */
export interface DeciderReports {
  readonly onFinished: (finished: FinishedCommand) => void;
  readonly onSender: (verdict: SenderVerdict) => void;
  readonly onSuspended: (suspension: Suspension) => void;
}

interface DecidersOptions<W extends Decider> {
  readonly log: EventLog;
  readonly topics: WorkerTopics;
  readonly checkpoints: Checkpoints;
  readonly newWorker: (partition: number, reports: DeciderReports) => W;
  readonly logger: Required<Pick<LoggerService, 'debug' | 'warn' | 'error'>>;
  /** How long decided commands and their outcomes are kept; for ever where absent. */
  readonly commandsKeptMs?: number;
  /** Which partitions this process decides in; without it, in all of them. */
  readonly ownership?: Ownership;
  /** The log or the archive is not the one known from before; the message says what to do. */
  readonly onFatal: (error: Error) => void;
}

export class PartitionDeciders<W extends Decider> {
  private readonly ownership: Ownership;
  private readonly lives = new Map<number, WorkerLife<W>>();
  private readonly decided = new DecidedTally();
  private readonly senders = new SenderTally();
  private readonly retention: CommandRetention | undefined;
  private restarts = 0;

  constructor(private readonly options: DecidersOptions<W>) {
    const { log, checkpoints, topics, commandsKeptMs: keptMs, logger } = options;
    this.ownership = options.ownership ?? ownsAll(log.partitions);
    if (keptMs === undefined) return;
    const onTrouble = (error: unknown) =>
      logger.warn(`Old commands could not be removed: ${wordsOf(error)}`);
    const now = Date.now;
    this.retention = new CommandRetention({ log, topics, checkpoints, keptMs, now, onTrouble });
  }

  start(): void {
    this.ownership.start((partition, until) => this.decideIn(partition, until));
  }

  /** What is in flight is finished as far as the log lets it; the rest is decided by the next. */
  async stop(): Promise<void> {
    await this.ownership.stop();
  }

  /** The partitions that are ours as far as we know: others may decide in them at the same time. */
  ownedPartitions(): readonly number[] {
    return this.ownership.owned();
  }

  /** Figures of each partition; undefined for those of others, and while a worker begins again. */
  counts(): readonly (WorkerCounts | undefined)[] {
    const all = Array.from({ length: this.options.log.partitions }, (_, partition) => partition);
    return all.map((partition) => this.lives.get(partition)?.worker?.counts());
  }

  /** What the workers of this process count, taken together, for metrics. */
  figures(): DeciderFigures {
    const workers = new Map<number, WorkerCounts>();
    for (const [partition, { worker }] of this.lives) {
      if (worker !== undefined) workers.set(partition, worker.counts());
    }
    return {
      readers: readersOf(workers, this.options.topics),
      decided: this.decided.list(),
      malformedCommands: sumOf(workers, ({ malformed }) => malformed),
      commandSenders: this.senders.counts(),
      commandsInFlight: sumOf(workers, ({ inFlight }) => inFlight),
      lostRaces: sumOf(workers, ({ lostRaces }) => lostRaces),
      ownedPartitions: this.ownedPartitions().length,
      restarts: this.restarts,
      retention: this.retention?.figures() ?? [],
    };
  }

  private async decideIn(partition: number, until: AbortSignal): Promise<void> {
    const life = new WorkerLife<W>({
      newWorker: () => this.options.newWorker(partition, this.reports),
      onTrouble: (error) => this.reportTrouble(partition, error),
    });
    this.lives.set(partition, life);
    const retention = this.retention?.run(partition, until);
    let stopped: Promise<void> | undefined;
    until.addEventListener('abort', () => (stopped = life.stop()), { once: true });
    try {
      await life.run();
      await stopped;
      await retention;
    } catch (error) {
      this.options.onFatal(error instanceof Error ? error : new Error(String(error)));
    } finally {
      this.lives.delete(partition);
    }
  }

  private readonly reports: DeciderReports = {
    onFinished: (finished) => {
      this.decided.note(finished);
      this.options.logger.debug({ msg: 'command decided', ...finished });
    },
    onSender: (verdict) => this.senders.note(verdict),
    onSuspended: (suspension) => this.options.logger.error(suspendedWords(suspension)),
  };

  private reportTrouble(partition: number, error: unknown): void {
    this.restarts += 1;
    this.options.logger.warn(`Partition ${partition} begins again: ${wordsOf(error)}`);
  }
}

/**
 * What an operator reads of a suspended record. The message of the error may name cards that players
 * must not know; where it came from does not.
 */
function suspendedWords({ record, seq, reference, error }: Suspension): string {
  const where = `${record} is suspended at ${seq}`;
  if (error instanceof MissingKey) return `${where}, reference ${reference}: ${error.message}`;
  const name = error instanceof Error ? error.name : typeof error;
  const trace = error instanceof Error ? framesOf(error) : '';
  return `${where}: ${name}, reference ${reference}\n${trace}`;
}

const framesOf = ({ stack = '' }: Error): string =>
  stack
    .split('\n')
    .filter((line) => line.startsWith('    at '))
    .join('\n');
