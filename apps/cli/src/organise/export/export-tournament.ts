/** `tournament export ID`: its record for `verify`, or a list of it for a spreadsheet. */
import type { FileFormat } from '@scoresheet/tournament-files';
import { Fault } from '../../program/fault.js';
import { writeNamedFile } from '../../program/write-file.js';
import type { Server } from '../../server/ask-server.js';
import { whoAsks } from '../../server/who-asks.js';
import { writeExport } from '../../server/write-export.js';
import { fetchRecord } from '../record-of-server.js';
import { entrantsFile } from './entrants-file.js';
import type { ExportOptions, ListAsked } from './list-asked.js';
import { pairingsFile } from './pairings-file.js';
import { standingsFile } from './standings-file.js';

const LISTS = ['entrants', 'pairings', 'standings'] as const;
type List = (typeof LISTS)[number];

export async function exportTournament(tournament: string, options: ExportOptions): Promise<void> {
  const asked = LISTS.filter((list) => options[list] === true);
  const [list, ...more] = asked;
  if (more.length > 0) throw new Fault('usage', `one list at a time: ${asked.join(' or ')}.`);
  const server = await whoAsks(options);
  if (list !== undefined) return exportList(server, list, { tournament, options });
  if (options.csv === true) throw new Fault('usage', `a record is no list: ${LISTS_WORDS}.`);
  const text = await fetchRecord(server, tournament);
  await writeExport({ id: tournament, kind: 'tournament', text }, options);
}

const LISTS_WORDS = 'say which list is to be written, --entrants, --pairings or --standings';

const FILES: {
  readonly [list in List]: (
    server: Server,
    asked: ListAsked,
    format: FileFormat,
  ) => Promise<Uint8Array>;
} = { entrants: entrantsFile, pairings: pairingsFile, standings: standingsFile };

/** Goes to the standard output unless a file is named. */
async function exportList(server: Server, list: List, asked: ListAsked): Promise<void> {
  const { csv, json, out } = asked.options;
  const isJson = csv !== true && (json === true || /\.json$/i.test(out ?? ''));
  const bytes = await FILES[list](server, asked, isJson ? 'json' : 'csv');
  if (out === undefined) {
    const text = new TextDecoder().decode(bytes);
    // One line for programs; a mark for spreadsheets is in the way on a terminal.
    process.stdout.write(isJson ? `${JSON.stringify(JSON.parse(text))}\n` : text);
    return;
  }
  await writeNamedFile(out, bytes);
  const { tournament } = asked;
  const told = { tournament, list, file: out, bytes: bytes.length };
  console.log(json === true ? JSON.stringify(told) : `${out}: ${list}, ${bytes.length} bytes.`);
}
