/** The tables of a scenario, one after another, for whoever looks at them and goes on otherwise. */
import { copy, type Rules, type State } from '@scoresheet/rules-engine';
import { LOBBY } from './lay-table.js';
import { playStory } from './play-story.js';
import type { ScenarioGame } from './scenario-game.js';
import type { Scenario } from './scenario.js';
import { gameOf } from './whose-game.js';

export interface LaidStory {
  /** With the trial cards of the scenario. */
  readonly rules: Rules;
  /** Names of the seats as they sit. */
  readonly seats: readonly string[];
  /** The table as given, then as it was after each line of `when`. */
  readonly tables: readonly State[];
}

/** A scenario about a lobby or a series has no table to look at by itself: `undefined`. */
export function laidStory(
  scenario: Scenario,
  usual: ScenarioGame,
): LaidStory | { readonly problem: string } | undefined {
  if (scenario.series || LOBBY in scenario.given) return undefined;
  const tables: State[] = [];
  const keep = ({ state }: { readonly state: State }): void => void tables.push(copy(state));
  try {
    const game = gameOf(scenario, usual, {});
    playStory(scenario, game, { onLaid: keep, onLine: keep });
    return { rules: game.rules, seats: game.seats, tables };
  } catch (error) {
    return { problem: (error as Error).message };
  }
}
