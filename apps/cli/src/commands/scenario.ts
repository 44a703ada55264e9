/** `scoresheet scenario FILE...`: rules tests in a judge's words. */
import { SCENARIO_GAMES } from '@scoresheet/games-catalog';
import { Option, type Command } from 'commander';
import { playAndStay } from '../scenario/play-and-stay.js';
import type { Playing } from '../scenario/play-scenarios.js';
import { watchScenarios } from '../scenario/watch-scenarios.js';

type Options = Playing & { readonly watch?: boolean };

export function scenarioCommand(command: Command): void {
  command
    .argument('<files...>', 'scenario files')
    .addOption(
      new Option('--game <game>', 'the game, where neither "game:" nor the folder says it').choices(
        Object.keys(SCENARIO_GAMES),
      ),
    )
    .option('--cards <file>', 'a file of trial cards that the scenarios may use')
    .option('--failing', 'print only what fails')
    .option(
      '--watch',
      'run again whenever a scenario, a card or a rule is saved; implies --failing',
    )
    .option('--json', 'print one JSON object for each scenario')
    .action((files: readonly string[], options: Options) =>
      options.watch ? watchScenarios(files, options) : playAndStay(files, options),
    );
}
