import type { Standing } from './lease-store.port.js';

interface Share {
  /** What others should have of ours. */
  readonly excess: readonly number[];
  /** What nobody has and we should. */
  readonly wanted: readonly number[];
  /** How many we should have more than we have; more than `wanted` when others are to give. */
  readonly missing: number;
}

/**
 * What a member should give and take: the shares of all differ by one at most, and everybody
 * computes the same ones.
 */
export function fairShare(
  { members, holders }: Standing,
  partitions: number,
  member: string,
): Share {
  const all = Array.from({ length: partitions }, (_, partition) => partition);
  const ours = all.filter((partition) => holders.get(partition) === member);
  const rank = members.indexOf(member);
  const share = Math.floor(partitions / members.length);
  const target = rank < partitions % members.length ? share + 1 : share;
  const missing = Math.max(0, target - ours.length);
  const free = all.filter((partition) => !holders.has(partition));
  return { excess: ours.slice(target), wanted: free.slice(0, missing), missing };
}
