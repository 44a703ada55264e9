/**
 * Admission: which entries of a log are events. Every reader asks in log order and gets the same
 * answers, so the first valid event wins everywhere; what is passed over is inert.
 *
 * FROZEN. Readers of today and of ten years hence must agree on every entry ever written, so
 * nothing here may change: `fixtures/hostile-entries.json` holds it in place. It is total, runs
 * no rule, and looks at no more of a part than its hash, its canonical form and its salt.
 */
import { inLineOrder, type Audience } from './audience.js';
import type { JsonObject } from './canonical-json.js';
import { chainRefusal, readHeader } from './event-header.js';
import type { ChainRefusal, Head, Header, HeaderRefusal } from './event-header.js';
import { MAX_EVENT_BYTES } from './event-lines.js';
import { readPart, type PartRefusal } from './event-part.js';
import { partitionOf } from './record-id.js';
import type { Sha256 } from './sha256.js';
import { decodeUtf8 } from './utf8.js';

/** One partition of a log: the how-manieth of how many. */
export interface Place {
  readonly partition: number;
  readonly partitions: number;
}

export type PassedOverReason =
  | 'too-large'
  | 'not-utf8'
  | HeaderRefusal
  | 'other-partition'
  | ChainRefusal
  | 'line-count'
  | 'hash-differs'
  | PartRefusal;

export interface PassedOver {
  readonly admitted: false;
  readonly reason: PassedOverReason;
}

/** An entry whose header makes sense in this partition; whether it is an event, the head says. */
export interface Candidate {
  readonly admitted: undefined;
  readonly header: Header;
  readonly headerLine: string;
  readonly partLines: string;
}

/** The audiences' parts without their salts. Objects, no more: decoding them is the fold's part. */
export type KnownParts = Readonly<Partial<Record<Audience, JsonObject>>>;

interface Admitted {
  readonly admitted: true;
  readonly header: Header;
  readonly parts: KnownParts;
  /** The record's head from now on; its hash is the event's. */
  readonly head: Head;
}

export type Admission = Admitted | PassedOver;

/** The rule: (partition, bytes, head of the record it names) → admitted or passed over. */
export function admit(
  place: Place,
  bytes: Uint8Array,
  headOf: (record: string) => Head | undefined,
  sha256: Sha256,
): Admission {
  const entry = inspect(place, bytes, sha256);
  return entry.admitted === false ? entry : admitAfter(headOf(entry.header.record), entry, sha256);
}

/**
 * The half of the rule that needs no head: a reader that does not hold the head of
 * `header.record` can fetch it from the archive before it asks for the other half.
 */
export function inspect(place: Place, bytes: Uint8Array, sha256: Sha256): Candidate | PassedOver {
  if (bytes.length > MAX_EVENT_BYTES) return passedOver('too-large');
  const text = decodeUtf8(bytes);
  if (text === undefined) return passedOver('not-utf8');
  const end = text.indexOf('\n');
  const headerLine = end < 0 ? text : text.slice(0, end);
  const header = readHeader(headerLine);
  if (typeof header === 'string') return passedOver(header);
  if (partitionOf(header.record, place.partitions, sha256) !== place.partition) {
    return passedOver('other-partition');
  }
  return { admitted: undefined, header, headerLine, partLines: text.slice(headerLine.length) };
}

/** The other half: does the candidate follow the head, and are its lines the ones it names? */
export function admitAfter(head: Head | undefined, entry: Candidate, sha256: Sha256): Admission {
  const { header, headerLine } = entry;
  const broken = chainRefusal(header, head);
  if (broken !== undefined) return passedOver(broken);
  const parts = readParts(entry, sha256);
  if (typeof parts === 'string') return passedOver(parts);
  return { admitted: true, header, parts, head: { seq: header.seq, hash: sha256(headerLine) } };
}

function readParts(
  { header, partLines }: Candidate,
  sha256: Sha256,
): KnownParts | PassedOverReason {
  const audiences = inLineOrder(Object.keys(header.hashes) as Audience[]);
  const [nothing, ...lines] = partLines.split('\n');
  if (nothing !== '' || lines.length !== audiences.length) return 'line-count';
  const parts: Partial<Record<Audience, JsonObject>> = {};
  for (const [i, audience] of audiences.entries()) {
    const line = lines[i] as string;
    if (sha256(line) !== header.hashes[audience]) return 'hash-differs';
    const part = readPart(audience, line);
    if (typeof part === 'string') return part;
    parts[audience] = part;
  }
  return parts;
}

const passedOver = (reason: PassedOverReason): PassedOver => ({ admitted: false, reason });
