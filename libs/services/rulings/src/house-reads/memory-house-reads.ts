/** Kept reads that are gone when the process ends: for a server without a database, and for specs. */
import type { AtMatch, HouseReads, KeptHouseRead, SeatClaim } from './house-reads.js';

/** Pairs of account and match; with more, those that came first are forgotten. */
const MAX_KEPT = 10_000;

export function memoryHouseReads(): HouseReads {
  const reads = new Map<string, Map<string, KeptHouseRead>>();
  const claims = new Map<string, SeatClaim>();
  return {
    keep(read, at) {
      const key = keyOf(read);
      if (claims.has(key)) return Promise.resolve(false);
      const ways = reads.get(key) ?? new Map<string, KeptHouseRead>();
      const before = ways.get(read.way);
      const upToSeq = Math.max(before?.upToSeq ?? 0, read.upToSeq);
      ways.set(read.way, { ...read, upToSeq, firstAt: before?.firstAt ?? at, lastAt: at });
      reads.set(key, ways);
      dropOldest(reads);
      return Promise.resolve(true);
    },
    hasRead: (at) => Promise.resolve(reads.has(keyOf(at))),
    claimSeat(at) {
      const key = keyOf(at);
      if (reads.has(key)) return Promise.resolve(undefined);
      const isFirst = !claims.has(key);
      const claim: SeatClaim = {
        async release() {
          if (isFirst && claims.get(key) === claim) claims.delete(key);
        },
      };
      claims.set(key, claim);
      dropOldest(claims);
      return Promise.resolve(claim);
    },
    of(record, atMost) {
      const all = [...reads.values()].flatMap((ways) => [...ways.values()]);
      const found = all.filter((read) => read.record === record);
      const newestFirst = found.sort((a, b) => b.lastAt.getTime() - a.lastAt.getTime());
      return Promise.resolve(newestFirst.slice(0, atMost));
    },
  };
}

function dropOldest(kept: Map<string, unknown>): void {
  const [oldest] = kept.keys();
  if (kept.size > MAX_KEPT && oldest !== undefined) kept.delete(oldest);
}

const keyOf = ({ record, accountId }: AtMatch): string => `${record} ${accountId}`;
