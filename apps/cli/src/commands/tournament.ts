/** `scoresheet tournament`: whole events, here in this process or on a server. */
import { FORMATS } from '@scoresheet/domain-tournament';
import { Option, type Command } from 'commander';
import { gameOption } from '../program/options.js';
import { wholeNumber } from '../program/whole-number.js';
import { runTournament } from '../tournament/run-tournament.js';
import { showStandings, showWhy } from '../tournament/show-standings.js';

export function tournamentCommand(command: Command): void {
  command
    .command('run')
    .description('play a whole event with bots; the seed decides everything')
    .addOption(gameOption('the game to play'))
    .option('--players <number>', 'how many enter', wholeNumber, 8)
    .addOption(
      new Option('--format <format>', 'how it is played').choices(FORMATS).default('swiss'),
    )
    .option('--cut <number>', 'how many go on into a single elimination', wholeNumber)
    .option('--rounds <number>', 'how many rounds (default: by head-count)', wholeNumber)
    .addOption(bestOfOption())
    .option('--seed <number>', 'decides all chance and every choice', wholeNumber, 1)
    .option('--export <file>', 'write the record, with what only the house knows, to a file')
    .option('--json', 'print one JSON object')
    .action(runTournament);
  readingOptions(command.command('standings'))
    .description('recompute the standings from an exported record')
    .argument('<file>', 'an export of a tournament')
    .action(showStandings);
  readingOptions(command.command('why'))
    .description('say why somebody stands where they stand, down to the results')
    .argument('<file>', 'an export of a tournament')
    .argument('<entrant>', 'number of the entrant', wholeNumber)
    .action(showWhy);
}

const readingOptions = (command: Command): Command =>
  command
    .option('--as-of <event>', 'count no event after this one', wholeNumber)
    .option('--live', 'count results of the round that is played')
    .option('--json', 'print one JSON object');

const bestOfOption = (): Option =>
  new Option('--best-of <games>', 'games of a series')
    .choices(['1', '3', '5'])
    .default(1, '1')
    .argParser(Number);
