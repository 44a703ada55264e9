/** `tournament create | plan | open | show | announce | pause | resume | finish | cancel`: from the draft to the end. */
import { Option, type Command } from 'commander';
import { announce } from '../organise/announce.js';
import { createTournament } from '../organise/create-tournament.js';
import {
  cancelTournament,
  finishTournament,
  pauseTournament,
  resumeTournament,
} from '../organise/life-steps.js';
import { openTournament } from '../organise/open-tournament.js';
import { plan } from '../organise/plan.js';
import { showTournament } from '../organise/show-tournament.js';
import { typedBeginning } from '../organise/typed-beginning.js';
import { askingOptions, gameOption } from '../program/options.js';
import { wholeNumber } from '../program/whole-number.js';
import { bestOfOption, formatOption } from './tournament-formats.js';

export function lifeOfTournament(command: Command): void {
  createCommand(command.command('create'));
  ofId(command, 'open', 'announce a draft and let people enter')
    .option('--code <code>', 'entry code, at least 6 characters, if entry is by code')
    .action(openTournament);
  ofId(command, 'plan', 'say when it is to begin; without a time that is open again')
    .argument('[time]', 'such as "2026-12-05 10:00", by this clock', typedBeginning)
    .action(plan);
  ofId(command, 'show', 'how it stands, which tables are open, and what comes next')
    .option('--entrants', 'list who has entered, by number')
    .action(showTournament);
  ofId(command, 'announce', 'tell everybody something')
    .argument('<text>', 'one line; it stands outside the record, and can be erased')
    .action(announce);
  ofId(command, 'pause', 'stop between two rounds, over night say').action(pauseTournament);
  ofId(command, 'resume', 'go on; who has not checked in again has dropped').action(
    resumeTournament,
  );
  ofId(
    command,
    'finish',
    'end it when all rounds are played, and print the final standings',
  ).action(finishTournament);
  ofId(command, 'cancel', 'end it without final standings')
    .requiredOption('--reason <text>', 'why, for everybody')
    .action(cancelTournament);
}

/** A command about one tournament of a server. */
export const ofId = (command: Command, name: string, description: string): Command =>
  askingOptions(command.command(name))
    .description(description)
    .argument('<id>', 'of the tournament, as "create" printed it');

const createCommand = (command: Command): Command =>
  phaseOptions(termOptions(askingOptions(command)))
    .description('open a tournament as a draft that its owner alone sees')
    .argument('<title>', 'what it is called')
    .option('--description <text>', 'more words for people')
    .option('--begins <time>', 'when it is planned to begin, by this clock', typedBeginning)
    .option(
      '--command-id <id>',
      'idempotency key; the ID of the draft follows from it, so choose a random one (default: random)',
    )
    .action(createTournament);

/** What holds for the whole tournament. */
const termOptions = (command: Command): Command =>
  command
    .addOption(gameOption('the game that is played'))
    .addOption(
      new Option('--play <where>', 'at wooden tables, or as matches on the platform')
        .choices(['tables', 'platform'])
        .default('tables'),
    )
    .option('--capacity <number>', 'how many may play; who comes later waits', wholeNumber, 64)
    .addOption(
      new Option('--entry <entry>', 'who may enter by themselves')
        .choices(['open', 'by-code'])
        .default('open'),
    )
    .option('--check-in', 'entrants have to be there before the first round')
    .option('--intentional-draws', 'two may agree on a draw without a game')
    .addOption(
      new Option('--lateness <loss>', 'what being late costs (default: nothing by itself)').choices(
        ['game-loss', 'match-loss-and-drop'],
      ),
    )
    .option(
      '--delay-seconds <number>',
      'on the platform: how far spectators are behind',
      wholeNumber,
    )
    .option('--delay-events <number>', 'and by how many events of a match', wholeNumber);

const phaseOptions = (command: Command): Command =>
  command
    .addOption(formatOption())
    .option('--rounds <rounds>', 'a number, or a table of head-counts such as plain/1')
    .option('--cut <number>', 'how many go on into a single elimination', wholeNumber)
    .addOption(bestOfOption())
    .option('--standings <preset>', 'the rules of the standings (default: magic/1, pods/1)')
    .option(
      '--minutes <number>',
      'how long a round lasts (default: as long as it takes)',
      wholeNumber,
    )
    .option('--phases <file>', 'all phases as JSON, in place of format, rounds, cut and the like');
