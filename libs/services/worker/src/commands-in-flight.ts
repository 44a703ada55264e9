/**
 * The commands between being taken in and being done with, in the order of the log: only what has
 * nothing unfinished before it may be committed.
 */
import type { Entry } from '@scoresheet/event-log-port';

interface Slot {
  readonly entry: Entry;
  isDone: boolean;
}

export class CommandsInFlight {
  private slots: Slot[] = [];
  private firstOpen = 0;
  private waiters: { readonly size: number; readonly resolve: () => void }[] = [];

  /** `onPassed` gets the last entry that has nothing unfinished before it. */
  constructor(private readonly onPassed: (entry: Entry) => void) {}

  get size(): number {
    return this.slots.length - this.firstOpen;
  }

  /** Returns how to say that the command is done with. */
  add(entry: Entry): () => void {
    const slot: Slot = { entry, isDone: false };
    this.slots.push(slot);
    return () => {
      slot.isDone = true;
      if (slot === this.slots[this.firstOpen]) this.pass();
    };
  }

  /** Resolves when at most so many are in flight, or nobody waits any more. */
  async atMost(size: number, until?: AbortSignal): Promise<void> {
    if (this.size <= size || until?.aborted === true) return;
    await new Promise<void>((resolve) => {
      this.waiters.push({ size, resolve });
      until?.addEventListener('abort', () => resolve(), { once: true });
    });
  }

  /** Lets everybody go who waits for room. */
  abandon(): void {
    for (const { resolve } of this.waiters.splice(0)) resolve();
  }

  private pass(): void {
    let last: Entry | undefined;
    for (let slot = this.slots[this.firstOpen]; slot?.isDone; slot = this.slots[this.firstOpen]) {
      last = slot.entry;
      this.firstOpen += 1;
    }
    if (this.firstOpen * 2 > this.slots.length) {
      this.slots = this.slots.slice(this.firstOpen);
      this.firstOpen = 0;
    }
    if (last !== undefined) this.onPassed(last);
    const served = this.waiters.filter(({ size }) => this.size <= size);
    this.waiters = this.waiters.filter(({ size }) => this.size > size);
    for (const { resolve } of served) resolve();
  }
}
