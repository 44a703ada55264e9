/** Plays a scenario from its `given` to its `then`, and says all that is otherwise. */
import { copy, evolve, newState, same, type Refusal, type State } from '@scoresheet/rules-engine';
import { chanceScript, type ChanceScript } from './chance-script.js';
import { act, actor } from './deeds.js';
import { expectsRefusal, offeredProblems, problemsWith } from './expect.js';
import { layTable, LOBBY } from './lay-table.js';
import { located } from './lines.js';
import { openLobby, type Lobby } from './lobby.js';
import type { OpenMatch } from './match-on-record.js';
import type { Table } from './names.js';
import { chanceWhile, isPlayedOn, playOn } from './play-on.js';
import { problemsAt, type Problem } from './problem.js';
import type { ScenarioGame } from './scenario-game.js';
import type { Scenario } from './scenario.js';
import type { DeedLine, Expected, StoryLine } from './story-lines.js';

interface Story {
  readonly table: Table;
  readonly chance: ChanceScript;
  readonly scenario: Scenario;
  readonly openMatch?: OpenMatch | undefined;
  /** The lobby, in a scenario that begins before the game. */
  readonly lobby?: Lobby;
  /** The table before the last thing that somebody did; play that went on by itself is over. */
  earlier: State;
  /** Refusal of the last line, where the rules forbade it and no `refused` has said so. */
  refusal?: Refusal | undefined;
}

export interface StoryMeans {
  readonly openMatch?: OpenMatch | undefined;
  onLaid(table: Table): void;
  /** Called after each line of `when`. */
  readonly onLine?: (table: Table) => void;
}

export function playStory(
  scenario: Scenario,
  game: ScenarioGame,
  { openMatch, onLaid, onLine }: StoryMeans,
): readonly Problem[] {
  const story = beginning(scenario, game, openMatch);
  onLaid(story.table);
  const problems: Problem[] = [];
  for (const [index, line] of scenario.when.entries()) {
    const found = located(line.line, () => lineProblems(story, line, scenario.when[index + 1]));
    onLine?.(story.table);
    problems.push(...found.problems);
    if (found.isOver) return problems;
  }
  return [...problems, ...problemsWith(story, scenario.then), ...finish(story)];
}

function beginning(
  scenario: Scenario,
  game: ScenarioGame,
  openMatch: OpenMatch | undefined,
): Story {
  let state: State | undefined;
  const chance = chanceScript(game, scenario.chance, () => state as State);
  const table = layTable(game, scenario.given, (laid) => {
    state = laid.state;
    return chance;
  });
  const { given } = scenario;
  const lobby = LOBBY in given ? { lobby: openLobby(table, given, openMatch) } : {};
  return { table, chance, scenario, openMatch, ...lobby, earlier: copy(table.state) };
}

interface Found {
  readonly problems: readonly Problem[];
  /** Whether the lines that follow could not mean anything any more. */
  readonly isOver: boolean;
}

function lineProblems(story: Story, line: StoryLine, next: StoryLine | undefined): Found {
  if (line.check) return { problems: problemsWith(story, line.check), isOver: false };
  const { table, scenario } = story;
  const before = problemsAt(line.line, offersProblems(table, line));
  if (before.length > 0) return { problems: before, isOver: true };
  const refusal = done(story, line);
  story.refusal = line.refused ? undefined : refusal;
  const after = next ? next.check : scenario.then;
  const otherwise = refusalProblem(line, refusal, after);
  if (otherwise === undefined) return { problems: [], isOver: false };
  // A line that another rule refuses has changed nothing, and the story goes on as it would have.
  const isOver = line.refused === undefined || refusal === undefined;
  return { problems: problemsAt(line.line, [otherwise]), isOver };
}

/** What is wrong with a refusal; nothing where the line says it, or the next one speaks of it. */
function refusalProblem(
  { does, refused }: DeedLine,
  refusal: Refusal | undefined,
  after: readonly Expected[] | undefined,
): string | undefined {
  if (refused) return notRefused(does, refused, refusal);
  if (!refusal || (after && expectsRefusal(after))) return undefined;
  return `'${does}' is refused because ${refusal.rule}: ${refusal.says}`;
}

function notRefused(
  does: string,
  rules: readonly string[],
  refusal: Refusal | undefined,
): string | undefined {
  const wanted = rules.join(' or ');
  if (!refusal) return `'${does}' is accepted, expected to be refused because ${wanted}`;
  const { rule, says } = refusal;
  if (says === '') return `'${does}' is refused because ${rule}, and nobody is told why`;
  if (rules.includes(rule)) return undefined;
  return `'${does}' is refused because ${rule} (${says}), expected ${wanted}`;
}

function done(story: Story, { does, chance: said }: DeedLine): Refusal | undefined {
  const { table, chance, earlier, lobby } = story;
  const now = copy(table.state);
  return chance.during(chanceWhile(does, said), () => {
    if (lobby && !lobby.hasBegun()) return lobby.say(does, chance);
    const isNobodys = isPlayedOn(does);
    const refusal = isNobodys
      ? void playOn(table, { does, chance, earlier })
      : act(table, does, chance);
    story.earlier = isNobodys ? copy(table.state) : now;
    return refusal;
  });
}

/** What the seat of the line is offered before it answers, where the scenario says it. */
function offersProblems(table: Table, { does, offered }: DeedLine): readonly string[] {
  if (offered === undefined) return [];
  return offeredProblems(table, actor(table, does), offered).map(
    (problem) => `before '${does}' ${problem}`,
  );
}

function finish({ table, chance, lobby }: Story): readonly Problem[] {
  const { left } = chance;
  const unused = left.length > 0 ? [`chance was not asked for ${JSON.stringify(left)}`] : [];
  return problemsAt(undefined, [
    ...unused,
    ...(lobby?.hasBegun() === false ? [] : refoldProblems(table)),
  ]);
}

function refoldProblems({ rules, state, facts }: Table): readonly string[] {
  const refolded = newState(state.ruleset, state.seats, state.options);
  for (const fact of facts) evolve({ rules, state: refolded }, fact);
  return same(refolded, state) ? [] : ['the facts alone do not give the state that was reached'];
}
