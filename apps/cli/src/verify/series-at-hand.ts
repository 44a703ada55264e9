/** Holds the games of series against the records of the games before them, as far as these are named. */
import { seriesInRecords, type SeriesInRecords } from '@scoresheet/domain-match';
import { readExport, type RecordExport } from '@scoresheet/domain-record';
import { sha256 } from '@scoresheet/domain-record/node';
import { readNamedFile } from '../program/read-file.js';

interface ComparedSeries extends SeriesInRecords {
  /** The match that names games before it. */
  readonly match: string;
}

/** The first event of a match stands there whole, with the games that it names. */
const HEAD_BYTES = 128 * 1024;
const NAMES_GAMES = /"series":\{"bestOf":[35],"previous":\[\{/;
const RECORD = /"record":"(m-[a-z0-9]+)"/;

/** One answer for each match that names games before it. */
export async function seriesAtHand(files: readonly string[]): Promise<readonly ComparedSeries[]> {
  const later: RecordExport[] = [];
  const fileOf = new Map<string, string>();
  for (const file of files) {
    const bytes = await readNamedFile(file);
    const head = bytes.subarray(0, HEAD_BYTES).toString('latin1');
    const record = RECORD.exec(head)?.[1];
    if (record !== undefined) fileOf.set(record, file);
    const read = NAMES_GAMES.test(head) ? readExport(bytes, sha256) : undefined;
    if (read?.ok === true) later.push(read.value); // else its own verdict says what is wrong with it
  }
  const compared: ComparedSeries[] = [];
  for (const record of later) {
    const known = seriesInRecords(record, new Map());
    const games = await recordsOf(known?.notAtHand ?? [], fileOf);
    const series = seriesInRecords(record, games);
    if (series !== undefined) compared.push({ match: record.record, ...series });
  }
  return compared;
}

/** No more than one series is held in memory. */
async function recordsOf(
  matches: readonly string[],
  fileOf: ReadonlyMap<string, string>,
): Promise<ReadonlyMap<string, RecordExport>> {
  const records = new Map<string, RecordExport>();
  for (const match of matches) {
    const file = fileOf.get(match);
    const read = file === undefined ? undefined : readExport(await readNamedFile(file), sha256);
    if (read?.ok === true) records.set(match, read.value);
  }
  return records;
}

export function seriesWords({
  match,
  found,
  notAtHand,
  differs,
}: ComparedSeries): readonly string[] {
  const missing = notAtHand.length === 0 ? '' : `; not among these files: ${notAtHand.join(', ')}`;
  const games =
    found === 1 ? '1 game before it is as it says' : `${found} games before it are as it says`;
  return [
    `${match}: of its series ${games}${missing}.`,
    ...differs.map((game) => `  It names ${game.match}, but ${game.says}.`),
  ];
}
