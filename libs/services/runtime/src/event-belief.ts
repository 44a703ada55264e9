/** Whose events are believed: those that a match service of this installation has signed. */
import { timingSafeEqual } from 'node:crypto';
import {
  EVENT_MAC,
  EVENT_MAC_PURPOSE,
  macOfEvent,
  readEventMac,
} from '@scoresheet/contracts-messages';
import type { Entry } from '@scoresheet/event-log-port';
import { hmacSha256, type PurposeKeys } from '@scoresheet/services-keys';
import { JudgementTally, type Belief } from '@scoresheet/services-tail';
import type { Mode } from './config/mode.js';
import type { Part } from './operations/figures.js';

interface CountedBelief extends Part {
  readonly belief: Belief;
}

/** The belief that all readers of a process share. */
export function eventBelief(keys: PurposeKeys, mode: Mode): CountedBelief {
  const tally = new JudgementTally();
  return {
    belief: { mode, onJudged: tally.note, proves: (hash, entry) => isProved(keys, hash, entry) },
    figures: () => ({ judgedEvents: tally.counts() }),
  };
}

/** Whether the event is signed under a key that counted when the log stamped the entry. */
function isProved(keys: PurposeKeys, hash: string, { headers, appendedAtMs }: Entry): boolean {
  const mac = readEventMac(headers?.[EVENT_MAC] ?? '');
  if (mac === undefined) return false;
  const given = Buffer.from(mac);
  return keys
    .trusted(EVENT_MAC_PURPOSE, appendedAtMs)
    .some(({ key }) => timingSafeEqual(given, Buffer.from(macOfEvent(hash, hmacSha256(key)))));
}
