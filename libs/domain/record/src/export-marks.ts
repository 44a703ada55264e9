/**
 * The lines of an export that are not an event's own: the head, a mark before each event and the
 * trailer. Each is a canonical JSON object with a `check`, the SHA-256 of the same object without
 * it, so that a changed byte in one of them is found there and not where it leads a reader astray.
 */
import { isAudience, type Audience } from './audience.js';
import { canonicalJson, isJsonObject, parseCanonical, type Json } from './canonical-json.js';
import type { JsonObject } from './canonical-json.js';
import { FORMAT } from './event-header.js';
import { isHash, type Sha256 } from './sha256.js';

/** The first line: {"check", "events", "format", "record"}. */
export interface ExportHead {
  readonly record: string;
  readonly events: number;
}

/** A mark before an event's lines: {"check", "hash", "withheld"}; `hash`: of its header. */
export interface EventMark {
  readonly hash: string;
  /** Audiences that the header names and whose lines are not in this export, in line order. */
  readonly withheld: readonly Audience[];
}

/** The last line: {"check", "events", "hash"}; `hash` is that of the last header. */
interface Trailer {
  readonly events: number;
  readonly hash: string;
}

export type MarkFault =
  | 'line-not-canonical'
  | 'check-differs'
  | 'line-misshapen'
  | 'format-unknown';

export const writeHead = ({ record, events }: ExportHead, sha256: Sha256): string =>
  withCheck({ events, format: FORMAT, record }, sha256);

export const writeMark = ({ hash, withheld }: EventMark, sha256: Sha256): string =>
  withCheck({ hash, withheld }, sha256);

export const writeTrailer = ({ events, hash }: Trailer, sha256: Sha256): string =>
  withCheck({ events, hash }, sha256);

export function readHead(line: string, sha256: Sha256): ExportHead | MarkFault {
  const members = checked(line, sha256);
  if (typeof members === 'string') return members;
  const { events, format, record, ...more } = members;
  if (typeof format === 'string' && format !== FORMAT) return 'format-unknown';
  const fits = isCount(events) && format === FORMAT && typeof record === 'string' && none(more);
  return fits ? { events, record } : 'line-misshapen';
}

export function readMark(line: string, sha256: Sha256): EventMark | MarkFault {
  const members = checked(line, sha256);
  if (typeof members === 'string') return members;
  const { hash, withheld, ...more } = members;
  return isHash(hash) && isAudiences(withheld) && none(more)
    ? { hash, withheld }
    : 'line-misshapen';
}

export function readTrailer(line: string, sha256: Sha256): Trailer | MarkFault {
  const members = checked(line, sha256);
  if (typeof members === 'string') return members;
  const { events, hash, ...more } = members;
  return isCount(events) && isHash(hash) && none(more) ? { events, hash } : 'line-misshapen';
}

/** No name of a mark sorts before "check". */
function withCheck(members: JsonObject, sha256: Sha256): string {
  const text = canonicalJson(members);
  return `{"check":"${sha256(text)}",${text.slice(1)}`;
}

function checked(line: string, sha256: Sha256): JsonObject | MarkFault {
  const value = parseCanonical(line);
  if (value === undefined) return 'line-not-canonical';
  if (!isJsonObject(value)) return 'line-misshapen';
  const { check, ...members } = value;
  return check === sha256(canonicalJson(members)) ? members : 'check-differs';
}

const isCount = (value: Json | undefined): value is number =>
  typeof value === 'number' && value > 0;

const isAudiences = (value: Json | undefined): value is readonly Audience[] =>
  Array.isArray(value) && value.every((name: Json) => typeof name === 'string' && isAudience(name));

const none = (more: object): boolean => Object.keys(more).length === 0;
