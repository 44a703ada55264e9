/** `scoresheet scenario FILE...`: rules tests in a judge's words. */
import { SCENARIO_GAMES } from '@scoresheet/games-catalog';
import { runScenarios, type ScenarioResult } from '@scoresheet/rules-testing';
import { Option, type Command } from 'commander';
import { EXIT } from '../program/fault.js';
import { readNamedFile } from '../program/read-file.js';
import { describeResult } from '../scenario/describe-result.js';
import { watchScenarios } from '../scenario/watch-scenarios.js';
import { gameWords } from '../table/game-words.js';

type Game = keyof typeof SCENARIO_GAMES;

interface Options {
  readonly game: Game;
  readonly watch?: boolean;
  readonly failing?: boolean;
  readonly json?: boolean;
}

export function scenarioCommand(command: Command): void {
  command
    .argument('<files...>', 'scenario files')
    .addOption(
      new Option('--game <game>', 'whose rules they are')
        .choices(Object.keys(SCENARIO_GAMES))
        .default('fuzzycards'),
    )
    .option('--failing', 'print only what fails')
    .option('--watch', 'run again whenever a file is saved or the game is built; implies --failing')
    .option('--json', 'print one JSON object for each scenario')
    .action((files: readonly string[], options: Options) =>
      options.watch ? watchScenarios(files, options) : runFiles(files, options),
    );
}

async function runFiles(files: readonly string[], { game, failing, json }: Options): Promise<void> {
  const words = { ...gameWords(game), seats: SCENARIO_GAMES[game].seats };
  const results: ScenarioResult[] = [];
  for (const file of files) {
    const text = (await readNamedFile(file)).toString('utf8');
    for (const result of runScenarios(text, SCENARIO_GAMES[game])) {
      results.push(result);
      if (failing && result.passed) continue;
      if (json) console.log(JSON.stringify({ file, ...result }));
      else console.log(describeResult(words, file, result).join('\n'));
    }
  }
  finish(results, json === true);
}

/** A file without a single scenario proves nothing, so it is no success. */
function finish(results: readonly ScenarioResult[], json: boolean): void {
  const failed = results.filter(({ passed }) => !passed).length;
  if (failed > 0 || results.length === 0) process.exitCode = EXIT.no;
  if (!json) console.log(`${results.length - failed} passed, ${failed} failed`);
}
