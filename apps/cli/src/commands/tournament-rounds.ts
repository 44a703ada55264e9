/** `tournament pair | publish | result | close | repair`: one round after the other. */
import { InvalidArgumentError, type Command } from 'commander';
import { closeRound } from '../organise/close-round.js';
import { enterResult } from '../organise/enter-result.js';
import { pairRound } from '../organise/pair-round.js';
import { publishRound } from '../organise/publish-round.js';
import { REPAIR_WORDS, repairRound } from '../organise/repair-round.js';
import { wholeNumber } from '../program/whole-number.js';
import { ofId } from './tournament-life.js';

export function roundsOfTournament(command: Command): void {
  ofId(command, 'pair', 'draw the next round and show it; a phase begins where one has to')
    .option('--seeds <numbers>', 'seeds by hand of a phase that begins: 4,1,3,2', numbersTyped)
    .action(pairRound);
  ofId(command, 'publish', 'show the tables to everybody and begin the round')
    .option('--no-start', 'let players look for their tables; publish again to begin')
    .action(publishRound);
  ofId(command, 'result', 'enter how a table of the round went')
    .argument('<table>', 'number of the table', wholeNumber)
    .argument(
      '<result>',
      '2-1, 2-1-1, double-loss, intentional-draw, "forfeit: 7 wins", "4 > 1 = 3"',
    )
    .option('--for <entrant>', 'whose games stand first (default: who begins there)')
    .option('--replace', 'put it in the place of another result')
    .action((id: string, table: number, result: string, options: object) =>
      enterResult(id, [table, result], options),
    );
  ofId(command, 'close', 'make the results of the round official, or list what is missing').action(
    closeRound,
  );
  ofId(command, 'repair', 'mend a draw, or a published round at tables without a result')
    .argument('<change...>', REPAIR_WORDS)
    .requiredOption(
      '--reason <text>',
      'why; of a draw for the house alone, otherwise for everybody',
    )
    .action(repairRound);
}

function numbersTyped(typed: string): readonly number[] {
  if (/^\d+(?:,\d+)*$/.test(typed)) return typed.split(',').map(Number);
  throw new InvalidArgumentError('Write numbers of entrants with commas: 4,1,3,2.');
}
