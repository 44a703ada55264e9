/** A tournament out of an exported file. */
import { readExport } from '@scoresheet/domain-record';
import { sha256 } from '@scoresheet/domain-record/node';
import { replayTournament, type TournamentState } from '@scoresheet/domain-tournament';
import { Fault } from '../program/fault.js';
import { readNamedFile } from '../program/read-file.js';

/** `asOf` is the last event that counts; all of them where undefined. */
export async function readTournament(
  file: string,
  asOf: number | undefined,
): Promise<TournamentState> {
  const read = readExport(await readNamedFile(file), sha256);
  if (!read.ok) {
    const { line, reason } = read.broken;
    throw new Fault('usage', `${file} is no whole export: line ${line}, ${reason}.`);
  }
  if (!read.value.record.startsWith('t-')) {
    throw new Fault('usage', `${file} is the record of a match, and not of a tournament.`);
  }
  return replayTournament(read.value, sha256, asOf);
}
