/** Lets the owner of a partition remove commands and outcomes that are older than they are kept. */
import { setTimeout as sleep } from 'node:timers/promises';
import type { EventLog } from '@scoresheet/event-log-port';
import {
  MAX_REMOVED_AT_ONCE,
  removeOld,
  type Checkpoints,
  type Removed,
  type WorkerTopics,
} from '@scoresheet/services-worker';

/** The time between looks: nobody minds that an old command stays so much longer. */
const LOOK_EVERY_MS = 10 * 60 * 1_000;

interface CommandRetentionOptions {
  readonly log: EventLog;
  readonly topics: WorkerTopics;
  readonly checkpoints: Checkpoints;
  readonly keptMs: number;
  /** Milliseconds since the epoch. */
  readonly now: () => number;
  /** Told that nothing could be removed this time; the next look comes. */
  readonly onTrouble: (error: unknown) => void;
}

export interface RetentionFigures extends Removed {
  readonly partition: number;
}

export class CommandRetention {
  private readonly removed = new Map<string, RetentionFigures>();

  constructor(private readonly options: CommandRetentionOptions) {}

  /** Looks at once and then now and then, until the partition is another's. */
  async run(partition: number, until: AbortSignal): Promise<void> {
    while (!until.aborted) {
      await this.look(partition, until).catch((error: unknown) => this.options.onTrouble(error));
      const pause = sleep(LOOK_EVERY_MS, undefined, { signal: until, ref: false });
      await pause.catch(() => undefined);
    }
  }

  /** Removes all that is old, in portions. */
  async look(partition: number, until?: AbortSignal): Promise<void> {
    const { now, keptMs, log, checkpoints, topics } = this.options;
    const old = { log, checkpoints, topics, partition };
    let hasMore = true;
    while (hasMore && until?.aborted !== true) {
      const removed = await removeOld({ ...old, beforeMs: now() - keptMs });
      for (const one of removed) this.note(partition, one);
      hasMore = removed.some(({ entries }) => entries >= MAX_REMOVED_AT_ONCE);
    }
  }

  /** Figures by topic and partition, since the process began. */
  figures(): readonly RetentionFigures[] {
    return [...this.removed.values()];
  }

  private note(partition: number, { topic, start, entries, bytes }: Removed): void {
    const place = `${topic}/${partition}`;
    const before = this.removed.get(place) ?? { entries: 0, bytes: 0 };
    this.removed.set(place, {
      topic,
      partition,
      start,
      entries: before.entries + entries,
      bytes: before.bytes + bytes,
    });
  }
}
