/**
 * The strict reader of exports. Lines are checked from the top, each by itself or by a line that
 * has passed already; so the first line that fails is the line that was changed.
 */
import type { KnownParts } from './admission.js';
import { inLineOrder, type Audience } from './audience.js';
import type { JsonObject } from './canonical-json.js';
import { chainRefusal, readHeader } from './event-header.js';
import type { ChainRefusal, Header, HeaderRefusal } from './event-header.js';
import { MAX_EVENT_BYTES } from './event-lines.js';
import { readPart, type PartRefusal } from './event-part.js';
import { readHead, readMark, readTrailer } from './export-marks.js';
import type { EventMark, ExportHead, MarkFault } from './export-marks.js';
import { createLineCursor, type Line, type LineCursor, type LineFault } from './line-cursor.js';
import type { Sha256 } from './sha256.js';

export type ExportFault =
  | LineFault
  | MarkFault
  | HeaderRefusal
  | ChainRefusal
  | PartRefusal
  | 'hash-differs'
  | 'record-differs'
  | 'withheld-unnamed'
  | 'event-too-large'
  | 'trailer-differs'
  | 'more-after-trailer';

/** The place at which an export is broken: the line, from 1, and the offset of its first byte. */
export interface Broken {
  readonly line: number;
  readonly byte: number;
  readonly reason: ExportFault;
}

/** An event out of an export. A part that the file withholds is missing from `parts`. */
export interface RecordedEvent {
  readonly header: Header;
  readonly hash: string;
  readonly parts: KnownParts;
  readonly withheld: readonly Audience[];
}

export interface RecordExport {
  readonly record: string;
  /** Events, at least one, from `seq` 0 on, chained. */
  readonly events: readonly RecordedEvent[];
  /** Hash of the last event. */
  readonly hash: string;
}

type Read<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly broken: Broken };

/** Reads any bytes; whatever is not exactly an export is answered with where it is not. */
export function readExport(bytes: Uint8Array, sha256: Sha256): Read<RecordExport> {
  const reader: Reader = { lines: createLineCursor(bytes), sha256 };
  const head = readLine(reader, (line) => readHead(line.text, sha256));
  if (!head.ok) return head;
  const events: RecordedEvent[] = [];
  for (let seq = 0; seq < head.value.events; seq += 1) {
    const event = readEvent(reader, head.value, events.at(-1));
    if (!event.ok) return event;
    events.push(event.value);
  }
  const { hash } = events.at(-1) as RecordedEvent;
  const end = readEnd(reader, head.value.events, hash);
  return end.ok ? { ok: true, value: { record: head.value.record, events, hash } } : end;
}

interface Reader {
  readonly lines: LineCursor;
  readonly sha256: Sha256;
}

/** The next line as `read` takes it; a word from either makes that line the broken one. */
function readLine<T extends object>(
  { lines }: Reader,
  read: (line: Line) => T | ExportFault,
): Read<T> {
  const line = lines.next();
  const value = line.fault ?? read(line);
  if (typeof value !== 'string') return { ok: true, value };
  return { ok: false, broken: { line: line.number, byte: line.byte, reason: value } };
}

function readEvent(
  reader: Reader,
  head: ExportHead,
  before: RecordedEvent | undefined,
): Read<RecordedEvent> {
  const mark = readLine(reader, (line) => readMark(line.text, reader.sha256));
  if (!mark.ok) return mark;
  const { hash, withheld } = mark.value;
  const first = readLine(reader, (line) => {
    if (reader.sha256(line.text) !== hash) return 'hash-differs';
    const header = readHeader(line.text);
    if (typeof header === 'string') return header;
    const misfit = headerMisfit(header, { head, before, mark: mark.value });
    return misfit ?? { header, bytes: line.length };
  });
  if (!first.ok) return first;
  const { header } = first.value;
  const parts = readParts(reader, header, { withheld, bytes: first.value.bytes });
  return parts.ok ? { ok: true, value: { header, hash, parts: parts.value, withheld } } : parts;
}

interface Surroundings {
  readonly head: ExportHead;
  readonly before: RecordedEvent | undefined;
  readonly mark: EventMark;
}

function headerMisfit(
  header: Header,
  { head, before, mark: { withheld } }: Surroundings,
): ExportFault | undefined {
  if (header.record !== head.record) return 'record-differs';
  const named = inLineOrder(Object.keys(header.hashes) as Audience[]).slice(1);
  // One spelling only: the sealed lines that the header names, in their order, each once.
  if (named.filter((audience) => withheld.includes(audience)).join() !== withheld.join()) {
    return 'withheld-unnamed';
  }
  return chainRefusal(header, before && { seq: before.header.seq, hash: before.hash });
}

interface Expected {
  readonly withheld: readonly Audience[];
  /** Length of the header line. */
  readonly bytes: number;
}

function readParts(
  reader: Reader,
  { hashes }: Header,
  { withheld, bytes }: Expected,
): Read<KnownParts> {
  const parts: Partial<Record<Audience, JsonObject>> = {};
  let eventBytes = bytes;
  for (const audience of inLineOrder(Object.keys(hashes) as Audience[])) {
    if (withheld.includes(audience)) continue;
    const part = readLine(reader, (line) => {
      eventBytes += 1 + line.length;
      if (eventBytes > MAX_EVENT_BYTES) return 'event-too-large';
      if (reader.sha256(line.text) !== hashes[audience]) return 'hash-differs';
      return readPart(audience, line.text);
    });
    if (!part.ok) return part;
    parts[audience] = part.value;
  }
  return { ok: true, value: parts };
}

function readEnd(reader: Reader, events: number, hash: string): Read<object> {
  const trailer = readLine(reader, (line) => {
    const end = readTrailer(line.text, reader.sha256);
    if (typeof end === 'string') return end;
    return end.events === events && end.hash === hash ? end : 'trailer-differs';
  });
  if (!trailer.ok || reader.lines.atEnd()) return trailer;
  return readLine(reader, () => 'more-after-trailer');
}
