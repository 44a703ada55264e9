/** `tournament add | check-in | drop | re-enter | correct`: what is said of entrants and results. */
import type { Command } from 'commander';
import { correctResult } from '../organise/correct-result.js';
import { dropEntrants, reEnter } from '../organise/drop-and-reinstate.js';
import { addEntrants, checkIn } from '../organise/entrant-steps.js';
import { wholeNumber } from '../program/whole-number.js';
import { ofId } from './tournament-life.js';

export function floorOfTournament(command: Command): void {
  ofId(command, 'add', 'enter somebody, before the first round or late')
    .argument('<name...>', 'of guests')
    .option('--accounts', 'the names are those of accounts')
    .option('--anyway', 'somebody else of this name has entered, too')
    .action(addEntrants);
  ofId(command, 'check-in', 'call for the check-in, and note who is there')
    .argument('[entrant...]', 'by number or name')
    .option('--all', 'everybody is there')
    .action(checkIn);
  ofId(command, 'drop', 'let somebody go')
    .argument('<entrant...>', 'by number or name')
    .action(dropEntrants);
  ofId(command, 're-enter', 'reinstate players who dropped or missed check-in')
    .argument('<entrant...>', 'by number or name')
    .option('--over-cap', 'reinstate them although the tournament is full')
    .action(reEnter);
  correctCommand(ofId(command, 'correct', 'change a result of a closed round, after a preview'));
}

const correctCommand = (command: Command): Command =>
  command
    .option('--phase <number>', 'the phase (default: the one that is played)', wholeNumber)
    .option('--round <number>', 'the round (default: the one that was closed last)', wholeNumber)
    .requiredOption('--table <number>', 'the table', wholeNumber)
    .requiredOption('--result <result>', 'as it is from then on, such as 2-1')
    .option('--for <entrant>', 'whose games stand first (default: who began there)')
    .option('--reason <text>', 'why, for everybody; a preview needs none')
    .option('--preview', 'show what would change, and change nothing')
    .option('--yes', 'do not ask')
    .action(correctResult);
