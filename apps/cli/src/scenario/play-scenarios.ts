/** Plays the scenarios of some files and prints what came of it. */
import { SCENARIO_GAMES } from '@scoresheet/games-catalog';
import { runScenarios, type ScenarioResult } from '@scoresheet/rules-testing';
import { EXIT } from '../program/fault.js';
import { readNamedFile } from '../program/read-file.js';
import { gameWords } from '../table/game-words.js';
import { describeResult } from './describe-result.js';

export type ScenarioGameName = keyof typeof SCENARIO_GAMES;

export interface Playing {
  readonly game: ScenarioGameName;
  readonly failing?: boolean;
  readonly json?: boolean;
}

export async function playScenarios(
  files: readonly string[],
  { game, failing, json }: Playing,
): Promise<void> {
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
