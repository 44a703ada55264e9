/** Matches in one partition of a log in memory: their first events, then all others in turns. */
import { withoutUndefined } from '@scoresheet/rules-engine';
import { EVENT_MAC_PURPOSE, eventMacHeaders, TOPICS } from '@scoresheet/contracts-messages';
import { memoryLog, type MemoryLog } from '@scoresheet/event-log-memory';
import type { Message } from '@scoresheet/event-log-port';
import { hmacSha256, keysFrom } from '@scoresheet/services-keys';
import { eventBelief } from '@scoresheet/services-runtime';
import type { Belief } from '@scoresheet/services-tail';
import { INSTALLATION_KEY, offlineMatch } from '../offline-matches.js';

export const EVENTS = { topic: TOPICS.matchEvents, partition: 0 };
const AT_ONCE = 500;
const keys = keysFrom(INSTALLATION_KEY);

/** How far a reader takes the word of what it reads, and whether that bears a proof. */
export interface Doubt {
  readonly name: string;
  readonly isSigned: boolean;
  readonly belief: Belief | undefined;
}

const { belief } = eventBelief(keys, 'enforce');
/** Signed as well, so that all but the last read entries of the same size. */
export const BELIEVED: Doubt = { name: 'believed', isSigned: true, belief: undefined };
export const PROVED: Doubt = { name: 'proved', isSigned: true, belief };
export const DECIDED_AGAIN: Doubt = { name: 'decided again', isSigned: false, belief };

interface Written {
  readonly records: readonly string[];
  readonly first: readonly Message[];
  readonly others: readonly Message[];
}

export function written(matches: number, isSigned: boolean): Written {
  const hmac = hmacSha256(keys.current(EVENT_MAC_PURPOSE));
  const all = Array.from({ length: matches }, (_, number) =>
    [...offlineMatch(number)].map(({ header: { record: key }, head, bytes: value }): Message => {
      return withoutUndefined({
        key,
        value,
        headers: isSigned ? eventMacHeaders(head.hash, hmac) : undefined,
      });
    }),
  );
  const longest = Math.max(...all.map(({ length }) => length));
  const turns = Array.from({ length: longest }, (_, i) => all.flatMap((match) => match[i] ?? []));
  const [first = [], ...others] = turns;
  return { records: first.map(({ key }) => key), first, others: others.flat() };
}

export const openLog = (): MemoryLog => memoryLog({ topics: [EVENTS.topic], partitions: 1 });

export async function appendAll(log: MemoryLog, messages: readonly Message[]): Promise<void> {
  for (let at = 0; at < messages.length; at += AT_ONCE) {
    await log.append(EVENTS, messages.slice(at, at + AT_ONCE));
  }
}
