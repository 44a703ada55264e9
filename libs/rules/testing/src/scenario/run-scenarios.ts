/**
 * Runs scenarios: lays the table, lets the seats act, compares. Every one goes through JSON before
 * each action and is refolded from its facts at the end, so the whole suite proves that too.
 */
import { readScenarios } from './document.js';
import { failureOf, type ScenarioFailure } from './failure.js';
import { lineOfError } from './lines.js';
import type { Table } from './names.js';
import { playStory, type StoryMeans } from './play-story.js';
import type { Problem } from './problem.js';
import type { ScenarioGame } from './scenario-game.js';
import type { ScenarioMeans } from './scenario-means.js';
import type { Scenario } from './scenario.js';
import { playSeries } from './series.js';
import { gameOf } from './whose-game.js';

export interface ScenarioResult {
  readonly title: string;
  /** The rules and decisions that the scenario says it proves. */
  readonly rules: readonly string[];
  /** The line at which the scenario begins in the text, from 1. */
  readonly line: number;
  readonly passed: boolean;
  /** Whether the scenario says all that a seat is offered, at one moment at least. */
  readonly saysOffers: boolean;
  /** What is otherwise than expected, a sentence each; empty where it passed. */
  readonly problems: readonly string[];
  /** The line in the text that each of the problems is about; absent where it passed. */
  readonly lines?: readonly number[];
  /** Texts of the scenario's own cards that the rules allow and authors seldom mean. */
  readonly warnings: readonly string[];
  /** The table at which the scenario failed; absent where it passed, or no table could be laid. */
  readonly failure?: ScenarioFailure;
}

/**
 * One result for each scenario of the text, whatever is wrong with it: nothing is thrown.
 *
 * @param game whose rules they are; undefined where each has to say it
 */
export function runScenarios(
  text: string,
  game: ScenarioGame | undefined,
  means: ScenarioMeans = {},
): readonly ScenarioResult[] {
  return readScenarios(text).map((read) => {
    const { title, line } = read;
    if ('problem' in read) {
      const failed = { rules: [], passed: false, saysOffers: false, warnings: [] } as const;
      return { title, line, ...failed, problems: [read.problem], lines: [read.at] };
    }
    const judged = judge(read, game, means);
    const passed = judged.problems.length === 0;
    return { title, rules: read.rules, line, passed, saysOffers: saysOffers(read), ...judged };
  });
}

const saysOffers = ({ when, then }: Scenario): boolean =>
  when.some((line) => (line.check ? line.check.some(isOffer) : line.offered !== undefined)) ||
  then.some(isOffer);

const isOffer = ({ item }: Scenario['then'][number]): boolean =>
  typeof item === 'object' && Object.keys(item).some((words) => words.startsWith('offered to '));

type Judged = Pick<ScenarioResult, 'problems' | 'lines' | 'warnings' | 'failure'>;

function judge(scenario: Scenario, usual: ScenarioGame | undefined, means: ScenarioMeans): Judged {
  let table: Table | undefined;
  let warnings: readonly string[] = [];
  const story: StoryMeans = {
    openMatch: means.openMatch,
    onLaid: (laid) => void (table = laid),
  };
  const found = problemsOf(() => {
    const game = gameOf(scenario, usual, means);
    warnings = game.warnings ?? [];
    return scenario.series
      ? playSeries(scenario, scenario.series, [game, story])
      : playStory(scenario, game, story);
  });
  const problems = found.map(({ says }) => says);
  if (problems.length === 0) return { problems, warnings };
  const lines = found.map(({ line }) => line ?? scenario.line);
  const failure = table && shown(table, scenario);
  return failure ? { problems, lines, warnings, failure } : { problems, lines, warnings };
}

/** The table of a failure; nothing where a mistake in the rules left none that can be shown. */
function shown(table: Table, scenario: Scenario): ScenarioFailure | undefined {
  try {
    return failureOf(table, scenario);
  } catch {
    return undefined;
  }
}

function problemsOf(play: () => readonly Problem[]): readonly Problem[] {
  try {
    return play();
  } catch (error) {
    const line = lineOfError(error);
    const says = saidOf(error as Error);
    return [line === undefined ? { says } : { line, says }];
  }
}

/** A mistake in the scenario says so itself; one in the rules is told with its place in the code. */
function saidOf(error: Error): string {
  if (error.name === 'Error') return error.message;
  const calls = (error.stack ?? '').split('\n').filter((line) => /^\s+at /.test(line));
  const place = calls.find((line) => !line.includes('/invariant.'))?.trim() ?? '';
  return `the rules broke down, ${error.name}: ${error.message}${place && `, ${place}`}`;
}
