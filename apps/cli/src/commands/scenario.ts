/** `scoresheet scenario FILE...`: rules tests in a judge's words. */
import { resolve, sep } from 'node:path';
import { SCENARIO_GAMES } from '@scoresheet/games-catalog';
import { Option, type Command } from 'commander';
import { playAndStay } from '../scenario/play-and-stay.js';
import type { Playing, ScenarioGameName } from '../scenario/play-scenarios.js';
import { watchScenarios } from '../scenario/watch-scenarios.js';

type Options = Partial<Playing> & { readonly watch?: boolean };

export function scenarioCommand(command: Command): void {
  command
    .argument('<files...>', 'scenario files')
    .addOption(
      new Option(
        '--game <game>',
        'whose rules they are; told by the folder where it is left out',
      ).choices(Object.keys(SCENARIO_GAMES)),
    )
    .option('--failing', 'print only what fails')
    .option(
      '--watch',
      'run again whenever a scenario, a card or a rule is saved; implies --failing',
    )
    .option('--json', 'print one JSON object for each scenario')
    .action((files: readonly string[], wished: Options) => {
      const options = { ...wished, game: wished.game ?? gameOf(files) };
      return options.watch ? watchScenarios(files, options) : playAndStay(files, options);
    });
}

const USUAL_GAME: ScenarioGameName = 'fuzzycards';

/** Scenarios of a game lie in its folder: `libs/games/buddies/src/scenarios/turn.yaml`. */
function gameOf(files: readonly string[]): ScenarioGameName {
  const games = Object.keys(SCENARIO_GAMES) as ScenarioGameName[];
  const lie = (game: ScenarioGameName): boolean =>
    files.every((file) => resolve(file).split(sep).join('/').includes(`/games/${game}/`));
  return games.find(lie) ?? USUAL_GAME;
}
