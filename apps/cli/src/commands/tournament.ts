/** `scoresheet tournament`: whole events, here in this process or on a server. */
import type { Command } from 'commander';
import { askingOptions, gameOption } from '../program/options.js';
import { wholeNumber } from '../program/whole-number.js';
import { runTournament } from '../tournament/run-tournament.js';
import { showStandings, showWhy } from '../tournament/show-standings.js';
import { bestOfOption, formatOption } from './tournament-formats.js';
import { filesOfTournament } from './tournament-files.js';
import { floorOfTournament } from './tournament-floor.js';
import { lifeOfTournament } from './tournament-life.js';
import { roundsOfTournament } from './tournament-rounds.js';

export function tournamentCommand(command: Command): void {
  runCommand(command.command('run'));
  lifeOfTournament(command);
  roundsOfTournament(command);
  floorOfTournament(command);
  filesOfTournament(command);
  readingOptions(command.command('standings'))
    .description('standings of a server’s tournament, or recomputed from an exported record')
    .argument('<file|id>', 'an export of a tournament, or the id of one on a server')
    .action(showStandings);
  readingOptions(command.command('why'))
    .description('say why somebody stands where they stand, down to the results')
    .argument('<file|id>', 'an export of a tournament, or the id of one on a server')
    .argument('<entrant>', 'number of the entrant; on a server the name will do')
    .action(showWhy);
}

const runCommand = (command: Command): Command =>
  command
    .description('play a whole event with bots; the seed decides everything')
    .addOption(gameOption('the game to play'))
    .option('--players <number>', 'how many enter', wholeNumber, 8)
    .addOption(formatOption())
    .option('--cut <number>', 'how many go on into a single elimination', wholeNumber)
    .option('--rounds <number>', 'how many rounds (default: by head-count)', wholeNumber)
    .addOption(bestOfOption())
    .option('--seed <number>', 'decides all chance and every choice', wholeNumber, 1)
    .option('--export <file>', 'write the record, with what only the house knows, to a file')
    .option('--json', 'print one JSON object')
    .action(runTournament);

const readingOptions = (command: Command): Command =>
  askingOptions(
    command
      .option('--as-of <event>', 'count no event after this one', wholeNumber)
      .option('--live', 'count results of the round that is played'),
  );
