/**
 * A record as a file: JSON Lines that anybody can check with a JSON parser and SHA-256.
 *
 *     {"check":…,"events":2,"format":"scoresheet/1","record":"m-…"}
 *     {"check":…,"hash":…,"withheld":[]}       a mark, then the event's lines as they stand in the log
 *     ["scoresheet/1","m-…",0,"",…]
 *     {"action":…,"facts":[…]}
 *     {"action":…,"facts":[…],"salt":…}
 *     …
 *     {"check":…,"events":2,"hash":…}          the trailer, and exactly one newline
 */
import { inLineOrder, type Audience } from './audience.js';
import { chainRefusal, readHeader, type Head, type Header } from './event-header.js';
import { writeHead, writeMark, writeTrailer } from './export-marks.js';
import { invariant } from './invariant.js';
import type { Sha256 } from './sha256.js';
import { decodeUtf8 } from './utf8.js';

/** Whether an audience's line goes into the file; the public line always does. */
export type Discloses = (audience: Audience, header: Header) => boolean;

const everything: Discloses = () => true;

/**
 * Writes the admitted entries of one record, from `seq` 0 on, byte for byte. A line that is not
 * disclosed is left out and said to be: such a file verifies as far as what it shows.
 */
export function exportRecord(
  events: Iterable<Uint8Array>,
  sha256: Sha256,
  discloses: Discloses = everything,
): string {
  const lines: string[] = [];
  let record = '';
  let head: Head | undefined;
  for (const bytes of events) {
    const entry = splitEntry(bytes, head);
    record = entry.header.record;
    head = { seq: entry.header.seq, hash: sha256(entry.headerLine) };
    lines.push(...eventLines(entry, head.hash, discloses, sha256));
  }
  invariant(head !== undefined, 'a record has at least one event');
  const count = head.seq + 1;
  const first = writeHead({ record, events: count }, sha256);
  const last = writeTrailer({ events: count, hash: head.hash }, sha256);
  return [first, ...lines, last, ''].join('\n');
}

interface SplitEntry {
  readonly header: Header;
  readonly headerLine: string;
  readonly partLines: readonly string[];
}

// The archive keeps admitted bytes only, so anything else here is damage, and no export is written.
function splitEntry(bytes: Uint8Array, head: Head | undefined): SplitEntry {
  const place = `the archived event after ${head === undefined ? 'nothing' : `seq ${head.seq}`}`;
  const [headerLine = '', ...partLines] = (decodeUtf8(bytes) ?? '').split('\n');
  const header = readHeader(headerLine);
  invariant(typeof header !== 'string', `${place} is damaged: ${String(header)}`);
  const broken = chainRefusal(header, head);
  invariant(broken === undefined, `${place} does not follow it: ${broken ?? ''}`);
  return { header, headerLine, partLines };
}

function eventLines(
  { header, headerLine, partLines }: SplitEntry,
  hash: string,
  discloses: Discloses,
  sha256: Sha256,
): readonly string[] {
  const audiences = inLineOrder(Object.keys(header.hashes) as Audience[]);
  const shown = audiences.map((to) => to === 'public' || discloses(to, header));
  const withheld = audiences.filter((_, i) => shown[i] === false);
  return [
    writeMark({ hash, withheld }, sha256),
    headerLine,
    ...partLines.filter((_, i) => shown[i] === true),
  ];
}
