/** The record that somebody named: a file, or the id of a match on a server. */
import { readExport, type RecordExport } from '@scoresheet/domain-record';
import { sha256 } from '@scoresheet/domain-record/node';
import { existsSync } from 'node:fs';
import { Fault } from '../program/fault.js';
import { readNamedFile } from '../program/read-file.js';
import { brokenWords } from '../verify/broken-words.js';

/** Where to ask for a match by its id. */
export interface RecordSource {
  readonly server?: string;
  readonly token?: string;
}

/** `m-` and digits and letters, as the services make them. */
const MATCH_ID = /^m-[0-9a-z]{26}$/;

export async function findRecord(what: string, source: RecordSource): Promise<RecordExport> {
  const read = readExport(await bytesOf(what, source), sha256);
  if (read.ok) return read.value;
  const { line, byte, reason } = read.broken;
  throw new Fault(
    'broken-record',
    `${what} is BROKEN at line ${line} (byte ${byte}): ${reason}. ${brokenWords({ reason })}`,
  );
}

async function bytesOf(what: string, { server, token }: RecordSource): Promise<Uint8Array> {
  if (existsSync(what) || !MATCH_ID.test(what)) return readNamedFile(what);
  const { fetchExport } = await import('../server/fetch-export.js');
  const text = await fetchExport(what, { server, token });
  return new TextEncoder().encode(text);
}
