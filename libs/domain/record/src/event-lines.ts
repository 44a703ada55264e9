/**
 * An event as lines of canonical JSON: the header, what everybody may know, and one sealed line
 * for each audience that knows more. The header's hash is the event's; the next header names it.
 */
import { putValue } from './canonical-bytes.js';
import type { Audience } from './audience.js';
import { headerItems, NOTHING_BEFORE, type Head, type Header } from './event-header.js';
import type { Parts } from './event-part.js';
import { invariant } from './invariant.js';
import { putPartLines } from './part-lines.js';
import type { SaltOf } from './salt.js';
import type { Sha256 } from './sha256.js';
import { fill, newSheet, type Sheet } from './sheet.js';

/** 256 kB: admission passes over anything longer. */
export const MAX_EVENT_BYTES = 256 * 1024;

interface EventDraft {
  readonly record: string;
  readonly type: string;
  readonly at: number;
  readonly commandId: string;
  readonly parts: Parts;
}

export interface SealedEvent {
  /** What goes into the log: UTF-8, lines joined by "\n", none at the end. */
  readonly bytes: Uint8Array;
  readonly header: Header;
  /** The record's head once this event is admitted. */
  readonly head: Head;
}

interface Sealing {
  readonly saltOf: SaltOf;
  readonly sha256: Sha256;
}

/** Events are written on it one after another, and each is copied off. */
const sheet = newSheet();

/**
 * Writes the event that follows `head` (undefined starts the record). Parts that equal the public
 * one get no line. The same draft, head and salts give the same bytes, whoever writes them.
 */
export function sealEvent(
  draft: EventDraft,
  head: Head | undefined,
  sealing: Sealing,
): SealedEvent {
  const sealed = fill(sheet, () => putEvent(sheet, draft, head, sealing));
  const { length } = sealed.bytes;
  invariant(length <= MAX_EVENT_BYTES, `an event has at most ${MAX_EVENT_BYTES} bytes`);
  return sealed;
}

/** The header names the hashes of the lines, so it is written after them and put before them. */
function putEvent(
  on: Sheet,
  { record, type, at, commandId, parts }: EventDraft,
  head: Head | undefined,
  { saltOf, sha256 }: Sealing,
): SealedEvent {
  const seq = head === undefined ? 0 : head.seq + 1;
  const prev = head === undefined ? NOTHING_BEFORE : head.hash;
  const hashes: Partial<Record<Audience, string>> = {};
  for (const { audience, from, to } of putPartLines(on, parts, (to) => saltOf(seq, to))) {
    hashes[audience] = sha256(on.bytes.subarray(from, to));
  }
  const end = on.at;
  const header: Header = { record, seq, prev, type, at, commandId, hashes };
  putValue(on, headerItems(header), 0);
  const headerLine = on.bytes.subarray(end, on.at);
  const bytes = new Uint8Array(on.at);
  bytes.set(headerLine);
  bytes.set(on.bytes.subarray(0, end), headerLine.length);
  return { bytes, header, head: { seq, hash: sha256(headerLine) } };
}
