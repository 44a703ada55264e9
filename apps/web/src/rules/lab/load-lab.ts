/** A scenario with the table that it lays, for the lab. */
import { SCENARIO_LOADERS } from '@scoresheet/games-catalog/lazy';
import { rulesetOf, type Ruleset, type State } from '@scoresheet/rules-engine';
import { laidStory, type Scenario } from '@scoresheet/rules-testing/lab';
import type { LoaderFunctionArgs } from 'react-router';
import { loadGame, type ShownGame } from '../../match/game/load-game.js';
import { loadScenarioFile } from '../scenario-files.js';
import { sourceOf } from './source-of.js';

export interface Lab {
  /** With the cards that the scenario brings along, and its names of the seats. */
  readonly game: ShownGame;
  readonly scenario: Scenario;
  /** The scenario as it is written. */
  readonly source: string;
  readonly table: LabTables | { readonly problem: string } | undefined;
}

export interface LabTables {
  readonly ruleset: Ruleset;
  /** The table as given, then after each thing that is done. */
  readonly steps: readonly LabStep[];
}

export interface LabStep {
  /** In the words of the scenario; absent of the table as given. */
  readonly does?: string;
  readonly state: State;
}

/** The scenario that an address names; undefined where there is no such game, file or scenario. */
export async function labLoader({ params }: LoaderFunctionArgs): Promise<Lab | undefined> {
  const { game: id = '', file: name = '', number = '' } = params;
  const words = Object.hasOwn(SCENARIO_LOADERS, id) ? SCENARIO_LOADERS[id] : undefined;
  const [game, speaking, file] = await Promise.all([
    loadGame(id),
    words?.(),
    loadScenarioFile(id, name),
  ]);
  const scenario = file?.scenarios[Number(number) - 1];
  if (!game || !speaking || !file || !scenario || 'problem' in scenario) return undefined;
  const source = sourceOf(file, scenario.line);
  const laid = laidStory(scenario, speaking);
  if (!laid || 'problem' in laid) return { game, scenario, source, table: laid };
  const { rules, seats, tables } = laid;
  const ruleset = rulesetOf(rules);
  return {
    scenario,
    source,
    game: { ...game, rules, seats, textOf: ruleset.cardText },
    table: { ruleset, steps: stepsOf(scenario, tables) },
  };
}

/** Lines that only look at the table change nothing, and are no steps. */
function stepsOf({ when }: Scenario, [given, ...after]: readonly State[]): readonly LabStep[] {
  const done = after.flatMap((state, at) => {
    const line = when[at];
    return line && 'does' in line && line.does !== undefined ? [{ does: line.does, state }] : [];
  });
  return given ? [{ state: given }, ...done] : done;
}
