/** Holds the results of tournaments against the records of matches that were named beside them. */
import { kindOfFile, readExport, type RecordExport } from '@scoresheet/domain-record';
import { sha256 } from '@scoresheet/domain-record/node';
import { resultsInMatches, type ResultsInMatches } from '@scoresheet/domain-tournament';
import { readNamedFile } from '../program/read-file.js';

/** More matches than that are compared in several calls: all of them are held in memory. */
const MAX_COMPARED = 20_000;

interface ComparedResults extends ResultsInMatches {
  readonly tournament: string;
}

/** One answer for each tournament among the files; none where no match is named beside it. */
export async function resultsAtHand(files: readonly string[]): Promise<readonly ComparedResults[]> {
  if (files.length < 2 || files.length > MAX_COMPARED) return [];
  if (!(await someTournament(files))) return [];
  const tournaments: RecordExport[] = [];
  const matches = new Map<string, RecordExport>();
  for (const file of files) {
    const read = readExport(await readNamedFile(file), sha256);
    if (!read.ok) continue; // its own verdict says what is wrong with it
    if (read.value.record.startsWith('t-')) tournaments.push(read.value);
    else matches.set(read.value.record, read.value);
  }
  if (matches.size === 0) return [];
  return tournaments.map((each) => ({
    tournament: each.record,
    ...resultsInMatches(each, matches),
  }));
}

/** Most calls name matches alone, and are not to read them twice. */
async function someTournament(files: readonly string[]): Promise<boolean> {
  for (const file of files) {
    if (kindOfFile(await readNamedFile(file)) === 'tournament') return true;
  }
  return false;
}

export function resultsWords(compared: ComparedResults): readonly string[] {
  const { tournament, found, notAtHand, differs } = compared;
  const missing = notAtHand === 0 ? '' : `; ${notAtHand} more are not among these files`;
  return [
    `${tournament}: ${found} matches are as its results say${missing}.`,
    ...differs.map(({ seq, match, says }) => `  Event ${seq} names ${match}, but ${says}.`),
  ];
}
