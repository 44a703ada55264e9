/**
 * Runs scenarios: lays the table, lets the seats act, compares. Every one goes through JSON before
 * each action and is refolded from its facts at the end, so the whole suite proves that too.
 */
import {
  copy,
  decisions,
  evolve,
  leave,
  newState,
  run,
  same,
  type Chance,
  type Refusal,
  type Seat,
  type State,
} from '@scoresheet/rules-engine';
import { chanceScript, type ChanceScript } from './chance-script.js';
import { readScenarios, type Scenario, type WhenLine } from './document.js';
import { offeredProblems, problemsWith } from './expect.js';
import { failureOf, type ScenarioFailure } from './failure.js';
import { layTable } from './lay-table.js';
import { remember, whoIs, type Table } from './names.js';
import { answerSaid } from './phrases.js';
import type { ScenarioGame } from './scenario-game.js';

export interface ScenarioResult {
  readonly title: string;
  /** The rules and decisions that the scenario says it proves. */
  readonly rules: readonly string[];
  /** Where it begins in the text, from 1. */
  readonly line: number;
  readonly passed: boolean;
  /** Whether it says all that a seat is offered, at one moment at least. */
  readonly saysOffers: boolean;
  /** What is otherwise than expected, a sentence each; empty where it passed. */
  readonly problems: readonly string[];
  /** Where it failed; absent where it passed, and where no table could be laid. */
  readonly failure?: ScenarioFailure;
}

/** One result for each document of the text, whatever is wrong with it: nothing is thrown. */
export function runScenarios(text: string, game: ScenarioGame): readonly ScenarioResult[] {
  return readScenarios(text).map((read) => {
    const { title, line } = read;
    if ('problem' in read) {
      const problems = [read.problem];
      return { title, rules: [], line, passed: false, saysOffers: false, problems };
    }
    const judged = judge(read, game);
    const passed = judged.problems.length === 0;
    return { title, rules: read.rules, line, passed, saysOffers: saysOffers(read), ...judged };
  });
}

const saysOffers = ({ when, then }: Scenario): boolean =>
  when.some(({ offered }) => offered !== undefined) ||
  then.some((item) => Object.keys(item).some((words) => words.startsWith('offered to ')));

function judge(
  scenario: Scenario,
  game: ScenarioGame,
): Pick<ScenarioResult, 'problems' | 'failure'> {
  let table: Table | undefined;
  const problems = problemsOf(() => played(scenario, game, (laid) => (table = laid)));
  if (problems.length === 0 || !table) return { problems };
  const failure = shown(table, scenario);
  return failure ? { problems, failure } : { problems };
}

/** Nothing where a mistake in the rules left a table that cannot be shown. */
function shown(table: Table, scenario: Scenario): ScenarioFailure | undefined {
  try {
    return failureOf(table, scenario);
  } catch {
    return undefined;
  }
}

function problemsOf(play: () => readonly string[]): readonly string[] {
  try {
    return play();
  } catch (error) {
    return [saidOf(error as Error)];
  }
}

/** A mistake in the scenario says so itself; one in the rules is told with its place in the code. */
function saidOf(error: Error): string {
  if (error.name === 'Error') return error.message;
  const calls = (error.stack ?? '').split('\n').filter((line) => /^\s+at /.test(line));
  const place = calls.find((line) => !line.includes('/invariant.'))?.trim() ?? '';
  return `the rules broke down, ${error.name}: ${error.message}${place && `, ${place}`}`;
}

function played(
  scenario: Scenario,
  game: ScenarioGame,
  onLaid: (table: Table) => void,
): readonly string[] {
  let state: State | undefined;
  const chance = chanceScript(game, scenario.chance, () => state as State);
  const table = layTable(game, scenario.given, (laid) => {
    state = laid.state;
    return chance;
  });
  onLaid(table);
  for (const [index, line] of scenario.when.entries()) {
    const otherwise = offersProblems(table, line);
    if (otherwise.length > 0) return otherwise;
    const refusal = acted(table, line, chance);
    const last = index === scenario.when.length - 1;
    if (refusal && !last)
      return [`'${line.does}' is refused because ${refusal.rule}: ${refusal.says}`];
    if (refusal) return finish({ table, refusal }, scenario, chance);
  }
  return finish({ table }, scenario, chance);
}

function finish(
  ending: { readonly table: Table; readonly refusal?: Refusal },
  { then }: Scenario,
  chance: ChanceScript,
): readonly string[] {
  const { left } = chance;
  const unused = left.length > 0 ? [`chance was not asked for ${JSON.stringify(left)}`] : [];
  return [...problemsWith(ending, then), ...unused, ...refoldProblems(ending.table)];
}

/** What the seat of the line is offered before it answers, where the scenario says it. */
function offersProblems(table: Table, { does, offered }: WhenLine): readonly string[] {
  if (offered === undefined) return [];
  return offeredProblems(table, actor(table, does), offered).map(
    (problem) => `before '${does}' ${problem}`,
  );
}

function actor({ game }: Table, does: string): Seat {
  const seat = whoIs(game, does.split(' ')[0] ?? '');
  if (seat === undefined) throw new Error(`'${does}' does not begin with a seat's name`);
  return seat;
}

/** One line of `when`; gives the refusal where the rules forbid it. */
function acted(
  table: Table,
  { does, chance: said }: WhenLine,
  chance: ChanceScript,
): Refusal | undefined {
  const seat = actor(table, does);
  const words = does.slice(does.indexOf(' ') + 1);
  const { decision, choice } =
    words === LEAVES ? NO_ANSWER : answerSaid(table, seat, words, decisions(table));
  chance.add(said);
  Object.assign(table.state, JSON.parse(JSON.stringify(table.state)));
  if (words === LEAVES) return void remember(table, leave(table, seat, chance as Chance));
  const before = copy(table.state);
  const ran = run(table, { seat, decision, choice }, chance as Chance);
  if ('facts' in ran) return void remember(table, ran.facts);
  if (!same(before, table.state)) throw new Error(`'${does}' was refused and changed something`);
  return ran.refusal;
}

/** Said of a seat that drops out from outside the rules: no answer to anything. */
const LEAVES = 'leaves the game';
const NO_ANSWER = { decision: 'none', choice: LEAVES };

function refoldProblems({ state, facts }: Table): readonly string[] {
  const refolded = newState(state.ruleset, state.seats, state.options);
  for (const fact of facts) evolve(refolded, fact);
  return same(refolded, state) ? [] : ['the facts alone do not give the state that was reached'];
}
