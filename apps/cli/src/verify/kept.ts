/** What a person kept of a match, as they hand it to `verify`: data, so that threads can have it. */
import {
  holdsHead,
  holdsRecord,
  isHash,
  readExport,
  type Holding,
  type RecordExport,
} from '@scoresheet/domain-record';
import { sha256 } from '@scoresheet/domain-record/node';
import { Fault } from '../program/fault.js';
import { readNamedFile } from '../program/read-file.js';
import { brokenWords } from './broken-words.js';

export interface KeptOptions {
  /** Hashes of events. */
  readonly head?: readonly string[];
  /** Files: earlier exports, or those of somebody else. */
  readonly contains?: readonly string[];
}

/** A head or an export, with the name that the person gave it. */
export type Kept =
  | { readonly name: string; readonly head: string }
  | { readonly name: string; readonly export: RecordExport };

/** Whether the record holds what was kept. */
export const heldIn = (record: RecordExport, kept: Kept): Holding =>
  'head' in kept ? holdsHead(record, kept.head) : holdsRecord(record, kept.export);

/** Throws a `Fault` for what is no hash, and for a file that is no whole export. */
export async function readKept({
  head = [],
  contains = [],
}: KeptOptions): Promise<readonly Kept[]> {
  const files = await Promise.all(contains.map(keptFile));
  return [...head.map(keptHead), ...files];
}

function keptHead(typed: string): Kept {
  const head = typed.toLowerCase();
  if (!isHash(head)) {
    throw new Fault('usage', `"${typed}" is no head: a head is 64 digits of 0-9 and a-f.`);
  }
  return { name: `head ${head}`, head };
}

async function keptFile(file: string): Promise<Kept> {
  const read = readExport(await readNamedFile(file), sha256);
  if (!read.ok) {
    const { line } = read.broken;
    throw new Fault(
      'broken-record',
      `"${file}" is broken at line ${line}: ${brokenWords(read.broken)}`,
    );
  }
  return { name: file, export: read.value };
}
