/** `tournament import | export`: entrants and results out of files, records and lists into them. */
import { Option, type Command } from 'commander';
import { exportTournament } from '../organise/export/export-tournament.js';
import { importFile } from '../organise/import/import-file.js';
import { wholeNumber } from '../program/whole-number.js';
import { ofId } from './tournament-life.js';

export function filesOfTournament(command: Command): void {
  ofId(command, 'import', 'enter who or what stands in a file; once, however often it is repeated')
    .argument('<file>', 'CSV or JSON')
    .addOption(
      new Option('--what <kind>', 'what it holds (default: as its columns say)').choices([
        'entrants',
        'results',
      ]),
    )
    .addOption(
      new Option('--format <format>', 'how it is written (default: by its name)').choices([
        'csv',
        'json',
      ]),
    )
    .option('--phase <number>', 'of results: the phase (default: the one played)', wholeNumber)
    .option('--replace', 'results of the file take the place of others')
    .action(importFile);
  ofId(command, 'export', 'write its record for "verify", or a list of it')
    .option('--entrants', 'who has entered, in a form that import reads')
    .option('--pairings', 'who sits where in a round')
    .option('--standings', 'who stands where')
    .option('--csv', 'a list as CSV, which is the default')
    .option('--out <file>', 'the file to write (default: <id>.jsonl; a list is printed)')
    .option('--phase <number>', 'of pairings: the phase', wholeNumber)
    .option('--round <number>', 'of pairings: the round (default: published last)', wholeNumber)
    .option('--as-of <event>', 'of standings: count no event after this one', wholeNumber)
    .option('--live', 'of standings: count results of the round that is played')
    .action(exportTournament);
}
