/**
 * Ownership among several processes, by leases. A member says every second that it lives and takes
 * its fair share of what nobody holds. One that cannot reach the store keeps what it has, because
 * actions wait for the log alone; one that was away for long finds its leases with others and
 * gives them up.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import { fairShare } from './fair-share.js';
import type { LeaseStore, Standing } from './lease-store.port.js';
import type { Ownership, PartitionWork } from './ownership.port.js';
import { RunningWorks } from './running-works.js';

/** How long a lease lives that is not renewed, and so how long a killed member's work rests. */
export const LEASE_MS = 3_000;
const BEAT_MS = 1_000;
/** The pause of a member whose share is not full: somebody is about to give. */
const EAGER_BEAT_MS = 200;
/** A store that does not answer holds up no stop for longer. */
const PATIENCE_MS = 1_000;

interface SharedOwnershipOptions {
  readonly store: LeaseStore;
  readonly partitions: number;
  /** Names this life of this process, and no other. */
  readonly member: string;
  /** The store did not answer; it is asked again. */
  readonly onTrouble: (error: unknown) => void;
  readonly beatMs?: number;
  readonly eagerBeatMs?: number;
  /** Resolves after a time, or at once when the signal comes; never rejects. */
  readonly pause?: (ms: number, until: AbortSignal) => Promise<void>;
}

export class SharedOwnership implements Ownership {
  private readonly works = new RunningWorks();
  private readonly stopping = new AbortController();
  private beating: Promise<void> = Promise.resolve();
  private readonly pause: NonNullable<SharedOwnershipOptions['pause']>;

  constructor(private readonly options: SharedOwnershipOptions) {
    this.pause = options.pause ?? pauseOnTheClock;
  }

  owned(): readonly number[] {
    return this.works.lasting;
  }

  start(work: PartitionWork): void {
    this.beating = this.beatOn(work);
  }

  async stop(): Promise<void> {
    this.stopping.abort();
    const given = this.works.all.map((partition) => this.giveUp(partition));
    const { store, member, onTrouble } = this.options;
    // The member resigns first, so that the others know the shares by which they take what comes
    // free.
    await patiently(this.beating.then(() => store.resign(member)).catch(onTrouble));
    await this.works.ended();
    await patiently(Promise.all(given));
  }

  private async beatOn(work: PartitionWork): Promise<void> {
    const { beatMs = BEAT_MS, eagerBeatMs = EAGER_BEAT_MS, onTrouble } = this.options;
    const { signal } = this.stopping;
    while (!signal.aborted) {
      let isContent = true;
      try {
        isContent = await this.beat(work);
      } catch (error) {
        onTrouble(error);
      }
      await this.pause(isContent ? beatMs : eagerBeatMs, signal);
    }
  }

  /** Answers whether the share is full. */
  private async beat(work: PartitionWork): Promise<boolean> {
    const { store, partitions, member } = this.options;
    const held = this.owned();
    const standing = await store.beat(member, held);
    const { excess, wanted, missing } = fairShare(standing, partitions, member);
    for (const partition of [...excess, ...this.lost(held, standing)]) void this.giveUp(partition);
    // One that still winds up here is taken when it has.
    const free = wanted.filter((partition) => !this.works.has(partition));
    const taken = free.length === 0 ? [] : await store.take(member, free);
    if (this.stopping.signal.aborted) {
      await store.release(member, taken);
      return true;
    }
    for (const partition of taken) this.works.begin(partition, work);
    return taken.length === missing;
  }

  private lost(held: readonly number[], { holders }: Standing): readonly number[] {
    return held.filter((partition) => holders.get(partition) !== this.options.member);
  }

  /** A partition that is given up is leased no further: work that never winds up cannot keep it. */
  private async giveUp(partition: number): Promise<void> {
    const { store, member, onTrouble } = this.options;
    await this.works.end(partition);
    await store.release(member, [partition]).catch(onTrouble);
  }
}

/** Resolves with it, or after a while without it. */
const patiently = (answer: Promise<unknown>): Promise<unknown> =>
  Promise.race([answer, sleep(PATIENCE_MS, undefined, { ref: false })]);

const pauseOnTheClock = (ms: number, signal: AbortSignal): Promise<void> =>
  sleep(ms, undefined, { signal }).catch(() => undefined);
