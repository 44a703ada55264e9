/**
 * The worker of a partition with the clocks of its matches, and with whoever opens the next games of
 * its series: they begin, go wrong and end together, so that whoever owns the partition keeps its
 * time.
 */
import { TOPICS, type ClockCommand, type Command } from '@scoresheet/contracts-messages';
import type { MatchState, NotAccepted } from '@scoresheet/domain-match';
import type { EventLog } from '@scoresheet/event-log-port';
import type { PurposeKeys } from '@scoresheet/services-keys';
import type { CommandWorker, Mortal, WorkerCounts } from '@scoresheet/services-worker';
import { clockMessage } from './clock-message.js';
import type { NextGames, PartitionOfLog } from './next-games.js';
import { wakingTick, type ClockedMatch, type MatchClock } from './match-clock.js';

/** How much later than its time a command may be sent. */
const LOOK_EVERY_MS = 100;
/** How often projections are asked for matches that no clock here has heard of. */
const FIND_EVERY_MS = 30_000;
const FOUND_AT_ONCE = 500;

/** The matches that ran before the worker of their partition did, for its clocks. */
export interface ClockedMatches {
  /** Running matches with clocks of one partition, ordered by id, from behind `after` on. */
  clocked(of: PartitionOfLog, after: string, atMost: number): Promise<readonly ClockedMatch[]>;
}

interface ClockedWorkerOptions {
  readonly worker: CommandWorker<MatchState, Command, NotAccepted>;
  readonly clock: MatchClock;
  readonly nextGames: NextGames;
  readonly log: EventLog;
  readonly partition: number;
  /** The clocks prove by them who sends their commands. */
  readonly keys: PurposeKeys;
  readonly matches?: ClockedMatches | undefined;
  /** The clocks cannot send or find; they try again, and this is told once for each time. */
  readonly onTrouble: (error: unknown) => void;
}

export class ClockedWorker implements Mortal {
  readonly ended: Promise<void>;
  private lookTimer: NodeJS.Timeout | undefined;
  private findTimer: NodeJS.Timeout | undefined;
  private sending: Promise<void> | undefined;
  private finding: Promise<void> | undefined;
  private isStopped = false;
  private isInTrouble = false;

  constructor(private readonly options: ClockedWorkerOptions) {
    this.ended = options.worker.ended;
    this.ended.catch(() => this.standStill());
  }

  /** The clocks begin when the worker has read to the end: what it has not read, it cannot time. */
  async start(): Promise<void> {
    await this.options.worker.start();
    if (this.isStopped) return;
    this.lookTimer = setInterval(() => void this.look(), LOOK_EVERY_MS).unref();
    this.findTimer = setInterval(() => void this.find(), FIND_EVERY_MS).unref();
    void this.find();
    this.options.nextGames.start();
  }

  async stop(): Promise<void> {
    this.standStill();
    await this.sending;
    await this.options.nextGames.stop();
    await this.options.worker.stop();
  }

  counts(): WorkerCounts {
    return this.options.worker.counts();
  }

  /** Sends what is due; one look at a time. */
  look(): Promise<void> {
    this.sending ??= this.trouble(() => this.send(this.options.clock.due())).finally(
      () => (this.sending = undefined),
    );
    return this.sending;
  }

  /** Wakes the matches of this partition whose clocks run unheard. */
  find(): Promise<void> {
    this.finding ??= this.trouble(() => this.wakeAll()).finally(() => (this.finding = undefined));
    return this.finding;
  }

  private standStill(): void {
    this.isStopped = true;
    clearInterval(this.lookTimer);
    clearInterval(this.findTimer);
    this.options.nextGames.standStill();
  }

  private async wakeAll(): Promise<void> {
    const { matches, clock, log, partition } = this.options;
    if (matches === undefined) return;
    const here = { partition, partitions: log.partitions };
    let page: readonly ClockedMatch[];
    let after = '';
    do {
      page = await matches.clocked(here, after, FOUND_AT_ONCE);
      after = page.at(-1)?.record ?? after;
      await this.send(page.filter(({ record }) => !clock.knows(record)).map(wakingTick));
    } while (page.length === FOUND_AT_ONCE && !this.isStopped);
  }

  private async send(commands: readonly ClockCommand[]): Promise<void> {
    if (commands.length === 0 || this.isStopped) return;
    const { log, partition, keys } = this.options;
    const messages = commands.map((command) => clockMessage(command, keys));
    await log.append({ topic: TOPICS.matchCommands, partition }, messages);
  }

  private async trouble(work: () => Promise<void>): Promise<void> {
    try {
      await work();
      this.isInTrouble = false;
    } catch (error) {
      if (!this.isInTrouble && !this.isStopped) this.options.onTrouble(error);
      this.isInTrouble = true;
    }
  }
}
