import type { Entry, EventLog, PartitionRef } from '@scoresheet/event-log-port';
import { checkpointAfter } from '@scoresheet/services-archive';
import type { Checkpoints } from './checkpoints.port.js';

interface CheckpointKeeperOptions {
  readonly log: EventLog;
  readonly of: PartitionRef;
  readonly checkpoints: Checkpoints;
  readonly everyMs: number;
}

/** Saves now and then how far the worker has come. */
export class CheckpointKeeper {
  private last: Entry | undefined;
  private timer: NodeJS.Timeout | undefined;
  private saving: Promise<void> = Promise.resolve();

  constructor(private readonly options: CheckpointKeeperOptions) {}

  /** Notes an entry that is done, with its steady stamp. */
  passed(entry: Entry): void {
    this.last = entry;
    this.timer ??= setTimeout(() => void this.save(), this.options.everyMs).unref();
  }

  /**
   * Saves at once. A checkpoint that cannot be saved costs nothing but time after a restart, so
   * the worker goes on, and the next command that is done tries again.
   */
  save(): Promise<void> {
    clearTimeout(this.timer);
    this.timer = undefined;
    const entry = this.last;
    if (entry === undefined) return this.saving;
    this.last = undefined;
    const { checkpoints, of, log } = this.options;
    this.saving = this.saving
      .then(() =>
        checkpoints.save(of, { ...checkpointAfter(log, entry), timeMs: entry.appendedAtMs }),
      )
      .catch(() => undefined);
    return this.saving;
  }
}
