/** Plays the scenarios of some files and prints what came of it. */
import { SCENARIO_GAMES, type ScenarioGameName } from '@scoresheet/games-catalog';
import {
  cardsInText,
  runScenarios,
  type ScenarioResult,
  type WrittenCards,
} from '@scoresheet/rules-testing';
import { readFileSync } from 'node:fs';
import { dirname, resolve, sep } from 'node:path';
import { EXIT, Fault } from '../program/fault.js';
import { readNamedFile } from '../program/read-file.js';
import { describeResult } from './describe-result.js';
import { openMatch } from './match-on-record.js';

export interface Playing {
  /** The game whose rules all scenarios use; absent where each says it, or its folder does. */
  readonly game?: ScenarioGameName | undefined;
  /** A file of trial cards that all of them may use. */
  readonly cards?: string | undefined;
  readonly failing?: boolean;
  readonly json?: boolean;
}

export async function playScenarios(files: readonly string[], playing: Playing): Promise<void> {
  const { failing, json } = playing;
  const results: ScenarioResult[] = [];
  const cards = playing.cards === undefined ? {} : { cards: await readCards(playing.cards) };
  for (const file of files) {
    const text = (await readNamedFile(file)).toString('utf8');
    const game = playing.game ?? gameOfFolder(file);
    const means = { ...cards, games: SCENARIO_GAMES, readFile: readerBeside(file), openMatch };
    for (const result of runScenarios(text, game && SCENARIO_GAMES[game], means)) {
      results.push(result);
      if (failing && result.passed) continue;
      if (json) console.log(JSON.stringify({ file, ...result }));
      else console.log(describeResult(file, result).join('\n'));
    }
  }
  finish(results, json === true);
}

async function readCards(file: string): Promise<WrittenCards> {
  const text = (await readNamedFile(file)).toString('utf8');
  try {
    return cardsInText(text, file);
  } catch (error) {
    throw new Fault('unreadable-file', (error as Error).message);
  }
}

/** Reads what a scenario names, from where the scenario lies. */
const readerBeside =
  (file: string) =>
  (name: string): string => {
    const path = resolve(dirname(file), name);
    try {
      return readFileSync(path, 'utf8');
    } catch {
      throw new Error(`there is no file "${path}" that can be read`);
    }
  };

/** Scenarios of a game lie in its folder: `libs/games/buddies/src/scenarios/turn.yaml`. */
function gameOfFolder(file: string): ScenarioGameName | undefined {
  const path = resolve(file).split(sep).join('/');
  const games = Object.keys(SCENARIO_GAMES) as ScenarioGameName[];
  return games.find((game) => path.includes(`/games/${game}/`));
}

/** A file without a single scenario proves nothing, so it is no success. */
function finish(results: readonly ScenarioResult[], json: boolean): void {
  const failed = results.filter(({ passed }) => !passed).length;
  if (failed > 0 || results.length === 0) process.exitCode = EXIT.no;
  if (!json) console.log(`${results.length - failed} passed, ${failed} failed`);
}
