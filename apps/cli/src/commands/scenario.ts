/** `scoresheet scenario FILE...`: rules tests in a judge's words. */
import { SCENARIO_GAMES } from '@scoresheet/games-catalog';
import { runScenarios, type ScenarioResult } from '@scoresheet/rules-testing';
import { Command, Option } from 'commander';
import { readNamedFile } from '../read-file.js';

type Game = keyof typeof SCENARIO_GAMES;

interface Options {
  readonly game: Game;
  readonly json?: boolean;
}

export const scenarioCommand = new Command('scenario')
  .description('run rule scenarios written in YAML')
  .argument('<files...>', 'scenario files')
  .addOption(
    new Option('--game <game>', 'whose rules they are')
      .choices(Object.keys(SCENARIO_GAMES))
      .default('fuzzycards'),
  )
  .option('--json', 'print one JSON object for each scenario')
  .action(async (files: string[], { game, json }: Options) => {
    const results: ScenarioResult[] = [];
    for (const file of files) {
      const text = (await readNamedFile(file)).toString('utf8');
      for (const result of runScenarios(text, SCENARIO_GAMES[game])) {
        results.push(result);
        print(file, result, json === true);
      }
    }
    finish(results);
  });

function print(file: string, result: ScenarioResult, json: boolean): void {
  const { title, line, passed, problems } = result;
  if (json) return console.log(JSON.stringify({ file, ...result }));
  console.log(`${passed ? 'passed' : 'FAILED'}  ${title}`);
  if (passed) return;
  console.log(`        ${file}:${line}`);
  for (const problem of problems) console.log(`        ${problem}`);
}

/** A file without a single scenario proves nothing, so it is no success. */
function finish(results: readonly ScenarioResult[]): void {
  const failed = results.filter(({ passed }) => !passed).length;
  if (failed > 0 || results.length === 0) process.exitCode = 1;
  console.log(`${results.length - failed} passed, ${failed} failed`);
}
