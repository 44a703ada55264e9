/**
 * Opens the next games of series whose last game ended in this partition. The record of that game
 * says that the series goes on, and names the match: any number may open it, at any time, for all say
 * the same under the same id. What the worker reads is heard as it stands in the log; of what the
 * archive had before, a projection knows which next games are not there.
 */
import { MATCH_MESSAGES, TOPICS, type Command } from '@scoresheet/contracts-messages';
import { nextGameOf, type MatchState, type RulesSource } from '@scoresheet/domain-match';
import { partitionOf } from '@scoresheet/domain-record';
import type { EventLog } from '@scoresheet/event-log-port';
import { signedCommand } from '@scoresheet/services-decider';
import type { PurposeKeys } from '@scoresheet/services-keys';
import type { AdmittedEvent, RecordTail } from '@scoresheet/services-tail';

/** Players wait so long at most, beside what the command takes. */
const LOOK_EVERY_MS = 100;
/** How often projections are asked until they answer once. */
const FIND_EVERY_MS = 10_000;
const FOUND_AT_ONCE = 500;

/** One of the partitions that a log has. */
export interface PartitionOfLog {
  readonly partition: number;
  readonly partitions: number;
}

/** The games that ended before the worker of their partition was there. */
export interface EndedGames {
  /** Matches whose next game is not there, of one partition, ordered, from behind `after` on. */
  withoutNextGame(of: PartitionOfLog, after: string, atMost: number): Promise<readonly string[]>;
}

interface NextGamesOptions {
  readonly log: EventLog;
  readonly partition: number;
  readonly rules: RulesSource;
  /** What stands in the log; its listeners hear of events from where the archive ends on. */
  readonly tail: Pick<RecordTail<MatchState>, 'onAdmitted' | 'stateOf'>;
  /** The house proves by them who sends its commands. */
  readonly keys: PurposeKeys;
  readonly ended?: EndedGames | undefined;
  /** Something is away; it is tried again, and this is told once for each time. */
  readonly onTrouble: (error: unknown) => void;
}

const GOES_ON = '"series-goes-on"';

export class NextGames {
  private readonly due = new Set<string>();
  private looking: Promise<void> | undefined;
  private lookTimer: NodeJS.Timeout | undefined;
  private findTimer: NodeJS.Timeout | undefined;
  private isInTrouble = false;
  private isStopped = false;

  constructor(private readonly options: NextGamesOptions) {
    options.tail.onAdmitted((event) => this.hear(event));
  }

  start(): void {
    this.lookTimer = setInterval(() => void this.look(), LOOK_EVERY_MS).unref();
    if (this.options.ended === undefined) return;
    this.findTimer = setInterval(() => void this.find(), FIND_EVERY_MS).unref();
    void this.find();
  }

  async stop(): Promise<void> {
    this.standStill();
    await this.looking;
  }

  standStill(): void {
    this.isStopped = true;
    clearInterval(this.lookTimer);
    clearInterval(this.findTimer);
  }

  /** Opens what is due; one look at a time. */
  look(): Promise<void> {
    if (this.due.size === 0) return Promise.resolve();
    this.looking ??= this.trouble(() => this.openAll()).finally(() => (this.looking = undefined));
    return this.looking;
  }

  /** Resolves when projections have been asked. */
  find(): Promise<void> {
    return this.trouble(() => this.findAll());
  }

  /** Looks at bytes alone: few events are of series, and the state says later what they mean. */
  private hear({ header, bytes }: AdmittedEvent): void {
    const { buffer, byteOffset, byteLength } = bytes;
    if (!Buffer.from(buffer, byteOffset, byteLength).includes(GOES_ON)) return;
    this.due.add(header.record);
  }

  private async findAll(): Promise<void> {
    const { ended, log, partition } = this.options;
    const here = { partition, partitions: log.partitions };
    let page: readonly string[] = [];
    let after = '';
    do {
      page = (await ended?.withoutNextGame(here, after, FOUND_AT_ONCE)) ?? [];
      after = page.at(-1) ?? after;
      for (const record of page) this.due.add(record);
    } while (page.length === FOUND_AT_ONCE && !this.isStopped);
    clearInterval(this.findTimer);
  }

  private async openAll(): Promise<void> {
    for (const record of [...this.due]) {
      if (this.isStopped) return;
      await this.openAfter(record);
      this.due.delete(record);
    }
  }

  private async openAfter(record: string): Promise<void> {
    const { log, keys, rules, tail } = this.options;
    const standing = await tail.stateOf(record);
    if (standing?.status !== 'folded') return;
    const command = nextGameOf(rules, standing.state, standing.head.hash);
    if (command === undefined) return;
    const partition = partitionOf(command.record, log.partitions, rules.sha256);
    const signing = { messages: MATCH_MESSAGES, sender: 'house', keys } as const;
    const message = signedCommand<Command>(command, signing);
    await log.append({ topic: TOPICS.matchCommands, partition }, [message]);
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
