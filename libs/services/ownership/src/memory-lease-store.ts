import type { LeaseStore } from './lease-store.port.js';

interface Lease {
  readonly holder: string;
  readonly untilMs: number;
}

interface MemoryLeaseOptions {
  readonly leaseMs: number;
  readonly now: () => number;
}

/** Leases in memory, for specs: the same as in PostgreSQL by any clock. */
export function memoryLeaseStore({ leaseMs, now }: MemoryLeaseOptions): LeaseStore {
  const members = new Map<string, number>();
  const leases = new Map<number, Lease>();
  const lives = (untilMs: number) => untilMs > now();
  const isFreeFor = (member: string, lease: Lease | undefined) =>
    lease === undefined || !lives(lease.untilMs) || lease.holder === member;
  const hold = (member: string, partition: number) =>
    leases.set(partition, { holder: member, untilMs: now() + leaseMs });
  return {
    async beat(member, held) {
      members.set(member, now() + leaseMs);
      for (const partition of held) {
        if (leases.get(partition)?.holder === member) hold(member, partition);
      }
      return {
        members: [...members].flatMap(([name, until]) => (lives(until) ? [name] : [])).sort(),
        holders: new Map(
          [...leases].flatMap(([partition, { holder, untilMs }]) =>
            lives(untilMs) ? [[partition, holder]] : [],
          ),
        ),
      };
    },
    async take(member, partitions) {
      const taken = partitions.filter((partition) => isFreeFor(member, leases.get(partition)));
      for (const partition of taken) hold(member, partition);
      return taken;
    },
    async release(member, partitions) {
      for (const partition of partitions) {
        if (leases.get(partition)?.holder === member) leases.delete(partition);
      }
    },
    async resign(member) {
      members.delete(member);
    },
  };
}
