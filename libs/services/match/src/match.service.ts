import {
  Inject,
  Injectable,
  Logger,
  type BeforeApplicationShutdown,
  type OnApplicationBootstrap,
} from '@nestjs/common';
import { wordsOf } from '@scoresheet/event-log-port';
import { ownsAll, type Ownership } from '@scoresheet/services-ownership';
import type { Suspension } from '@scoresheet/services-tail';
import { WorkerLife, type FinishedCommand, type WorkerCounts } from '@scoresheet/services-worker';
import { CommandRetention } from './command-retention.js';
import { DecidedTally, readersOf, SenderTally, sumOf, type MatchFigures } from './match-figures.js';
import { MATCH_SERVICE_OPTIONS, type MatchServiceOptions } from './match-service-options.js';
import { matchWorker, type MatchWorker } from './match-worker.js';
import { MissingKey } from './missing-key.js';

/** Decides the commands of matches, in the partitions that this process owns. */
@Injectable()
export class MatchService implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly logger = new Logger(MatchService.name);
  private readonly ownership: Ownership;
  private readonly lives = new Map<number, WorkerLife<MatchWorker>>();
  private readonly decided = new DecidedTally();
  private readonly senders = new SenderTally();
  private readonly retention: CommandRetention | undefined;
  private restarts = 0;

  constructor(@Inject(MATCH_SERVICE_OPTIONS) private readonly options: MatchServiceOptions) {
    this.ownership = options.ownership ?? ownsAll(options.log.partitions);
    const { log, checkpoints, commandsKeptMs: keptMs } = options;
    if (keptMs === undefined) return;
    const onTrouble = (error: unknown) =>
      this.logger.warn(`Old commands could not be removed: ${wordsOf(error)}`);
    this.retention = new CommandRetention({ log, checkpoints, keptMs, now: Date.now, onTrouble });
  }

  onApplicationBootstrap(): void {
    this.ownership.start((partition, until) => this.decideIn(partition, until));
  }

  /** What is in flight is finished as far as the log lets it; the rest is decided by the next. */
  async beforeApplicationShutdown(): Promise<void> {
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
  figures(): MatchFigures {
    const workers = new Map<number, WorkerCounts>();
    for (const [partition, { worker }] of this.lives) {
      if (worker !== undefined) workers.set(partition, worker.counts());
    }
    return {
      readers: readersOf(workers),
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
    const onSuspended = (suspension: Suspension) => this.reportSuspended(suspension);
    const onFinished = (finished: FinishedCommand) => this.reportFinished(finished);
    const options = { ...this.options, onFinished, onSender: this.senders.note };
    const life = new WorkerLife<MatchWorker>({
      newWorker: () => matchWorker(options, partition, onSuspended),
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

  private reportTrouble(partition: number, error: unknown): void {
    this.restarts += 1;
    this.logger.warn(`Partition ${partition} begins again: ${wordsOf(error)}`);
  }

  private reportFinished(finished: FinishedCommand): void {
    this.decided.note(finished);
    this.logger.debug({ msg: 'command decided', ...finished });
  }

  // The message of the error may name cards that players must not know; where it came from does not.
  private reportSuspended({ record, seq, reference, error }: Suspension): void {
    if (error instanceof MissingKey) {
      const { message } = error;
      return this.logger.error(
        `${record} is suspended at ${seq}, reference ${reference}: ${message}`,
      );
    }
    const name = error instanceof Error ? error.name : typeof error;
    const trace = error instanceof Error ? framesOf(error) : '';
    this.logger.error(
      `${record} is suspended at ${seq}: ${name}, reference ${reference}\n${trace}`,
    );
  }
}

const framesOf = ({ stack = '' }: Error): string =>
  stack
    .split('\n')
    .filter((line) => line.startsWith('    at '))
    .join('\n');
