/** Members that share partitions, as the contract of ownership looks at them. */
import type { LeaseStore } from './lease-store.port.js';
import type { PartitionWork } from './ownership.port.js';
import { SharedOwnership } from './shared-ownership.js';

/** A world with a clock of its own. */
export interface MemberWorld {
  readonly store: LeaseStore;
  readonly beatMs: number;
  readonly leaseMs: number;
  readonly now: () => number;
  readonly pause: (ms: number, until: AbortSignal) => Promise<void>;
  /** Lets time pass until it is so. Rejects when that takes too long. */
  until(condition: () => boolean): Promise<void>;
}

export interface Member {
  readonly name: string;
  readonly ownership: SharedOwnership;
  readonly working: ReadonlySet<number>;
  readonly troubles: readonly unknown[];
  /** As by SIGSTOP: its leases run out, and it goes on believing what it believes. */
  freeze(): void;
  thaw(): void;
}

const EAGER_BEATS = 5;

export function joinMember(world: MemberWorld, name: string, partitions: number): Member {
  const working = new Set<number>();
  const troubles: unknown[] = [];
  let thawed = Promise.resolve();
  let thaw = () => {};
  const ownership = new SharedOwnership({
    store: world.store,
    partitions,
    member: name,
    beatMs: world.beatMs,
    eagerBeatMs: world.beatMs / EAGER_BEATS,
    onTrouble: (error) => void troubles.push(error),
    pause: async (ms, until) => {
      await world.pause(ms, until);
      await thawed;
    },
  });
  const work: PartitionWork = async (partition, until) => {
    working.add(partition);
    await new Promise((resolve) => until.addEventListener('abort', resolve, { once: true }));
    working.delete(partition);
  };
  ownership.start(work);
  return {
    name,
    ownership,
    working,
    troubles,
    freeze: () => void (thawed = new Promise((resolve) => (thaw = resolve))),
    thaw: () => thaw(),
  };
}
