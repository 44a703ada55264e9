/**
 * The first line of an event: which record, which place in it, what came before, and the hash of
 * every line that follows. Its own hash is the event's hash.
 */
import { isAudience, type Audience } from './audience.js';
import { canonicalJson, isJsonObject, parseCanonical } from './canonical-json.js';
import type { Json, JsonObject } from './canonical-json.js';
import { isHash } from './sha256.js';

/** Frozen: what is written under this name is read in the same way for ever (docs/adr/0009). */
export const FORMAT = 'scoresheet/1';

/** `prev` of `seq` 0. There is no header before it, so there is no hash that could stand there. */
export const NOTHING_BEFORE = '';

export interface Header {
  readonly record: string;
  /** 0 for the first event of a record, then one more each. */
  readonly seq: number;
  /** Hash of the header before, `NOTHING_BEFORE` at 0. */
  readonly prev: string;
  readonly type: string;
  /** Milliseconds since the epoch, as the log stamped the command; never less than before. */
  readonly at: number;
  readonly commandId: string;
  /** Hash of each audience's line. Who has no line knows the public one; no house: all is public. */
  readonly hashes: Readonly<Partial<Record<Audience, string>>>;
}

/** The last event of a record: what the next one has to name. */
export interface Head {
  readonly seq: number;
  readonly hash: string;
}

export type HeaderRefusal =
  | 'header-not-canonical'
  | 'header-misshapen'
  | 'format-unknown'
  | 'audience-unknown'
  | 'public-line-unnamed';

/** What a header's line holds, in order. */
export const headerItems = (header: Header): Json => [
  FORMAT,
  header.record,
  header.seq,
  header.prev,
  header.type,
  header.at,
  header.commandId,
  header.hashes as JsonObject,
];

export const writeHeader = (header: Header): string => canonicalJson(headerItems(header));

/** The header that a line holds, or why it holds none. Total: any text has an answer. */
export function readHeader(line: string): Header | HeaderRefusal {
  const value = parseCanonical(line);
  if (value === undefined) return 'header-not-canonical';
  if (!Array.isArray(value) || value.length !== 8) return 'header-misshapen';
  const [format, record, seq, prev, type, at, commandId, hashes] = value as readonly Json[];
  if (format !== FORMAT) return typeof format === 'string' ? 'format-unknown' : 'header-misshapen';
  if (!isText(record) || !isText(prev) || !isText(type) || !isText(commandId)) {
    return 'header-misshapen';
  }
  if (!isCount(seq) || !isCount(at) || !isJsonObject(hashes)) return 'header-misshapen';
  const names = Object.keys(hashes);
  if (!names.every((name) => isHash(hashes[name]))) return 'header-misshapen';
  if (!names.every(isAudience)) return 'audience-unknown';
  if (hashes['public'] === undefined) return 'public-line-unnamed';
  return { record, seq, prev, type, at, commandId, hashes: hashes as Header['hashes'] };
}

export type ChainRefusal = 'record-unknown' | 'seq-taken' | 'seq-ahead' | 'prev-differs';

/** Why a header cannot follow this head; undefined when it does. No head: a record must start. */
export function chainRefusal(header: Header, head: Head | undefined): ChainRefusal | undefined {
  if (head === undefined) {
    if (header.seq !== 0) return 'record-unknown';
    return header.prev === NOTHING_BEFORE ? undefined : 'prev-differs';
  }
  if (header.seq <= head.seq) return 'seq-taken';
  if (header.seq > head.seq + 1) return 'seq-ahead';
  return header.prev === head.hash ? undefined : 'prev-differs';
}

const isText = (value: Json | undefined): value is string => typeof value === 'string';

// Canonical JSON has safe integers only, so a number that is not negative is a count.
const isCount = (value: Json | undefined): value is number =>
  typeof value === 'number' && value >= 0;
