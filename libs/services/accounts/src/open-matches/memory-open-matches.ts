/** Open matches of this process alone, where there is no database. */
import type { Clock } from '../clock.js';
import {
  COUNTED_FOR_MS,
  type NewMatch,
  type OpenMatches,
  type OpenMatchLimits,
  type TooManyOpen,
} from './open-matches.js';

interface Counted extends NewMatch {
  readonly atMs: number;
}

export function memoryOpenMatches(now: Clock): OpenMatches {
  const counted = new Map<string, Counted>();

  /** Forgets matches in the order in which they were opened. */
  function forgetOld(): void {
    for (const [record, { atMs }] of counted) {
      if (atMs + COUNTED_FOR_MS > now()) return;
      counted.delete(record);
    }
  }

  function tooManyWith(match: NewMatch, limits: OpenMatchLimits): TooManyOpen | undefined {
    const all = [...counted.values()];
    const ofAccount = all.filter(({ account }) => account === match.account);
    const fromAddress = all.filter(({ address }) => address === match.address);
    if (ofAccount.length > limits.ofAccount) {
      return { of: 'account', oldestForMs: now() - (ofAccount[0]?.atMs ?? now()) };
    }
    if (fromAddress.length > limits.fromAddress) {
      return { of: 'address', oldestForMs: now() - (fromAddress[0]?.atMs ?? now()) };
    }
    return undefined;
  }

  return {
    async count(match, limits) {
      forgetOld();
      const { record } = match;
      const before = counted.get(record);
      const counting = { ...match, atMs: before?.atMs ?? now() };
      counted.set(record, counting);
      return {
        tooMany: tooManyWith(match, limits),
        async undo() {
          if (before === undefined && counted.get(record) === counting) counted.delete(record);
        },
      };
    },
    async letGo(records) {
      for (const record of records) counted.delete(record);
    },
  };
}
