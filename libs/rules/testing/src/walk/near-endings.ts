/**
 * Positions from which random play reaches what it seldom reaches from the deal: scenarios that end
 * a game lead there, and walks start a few lines before their end.
 */
import { copy, zoneOf, type Rules, type State } from '@scoresheet/rules-engine';
import { seededNumbers } from '../chance/seeded-chance.js';
import { readScenarios } from '../scenario/document.js';
import { laidStory } from '../scenario/laid-story.js';
import type { ScenarioGame } from '../scenario/scenario-game.js';
import type { Scenario } from '../scenario/scenario.js';
import { walkGame, WalkFailed, type GameWalked, type Laws } from './long-walk.js';

export interface Position {
  /** The scenario, and the number of its lines that were played. */
  readonly name: string;
  /** The reason for which the scenario ends the game. */
  readonly ending: string;
  /** With the trial cards of the scenario. */
  readonly rules: Rules;
  readonly table: State;
  /** The card (code) that stands for all cards that the scenario does not name. */
  readonly filler: string;
}

/** Lines before the end of a scenario at which walks start. */
const LINES_BEFORE = 3;

/** The positions of all scenarios of `text` that say how the game ends. */
export function positionsNearEndings(text: string, game: ScenarioGame): readonly Position[] {
  return readScenarios(text).flatMap((scenario) => {
    const ending = 'problem' in scenario ? undefined : endingSaid(scenario);
    return 'problem' in scenario || ending === undefined ? [] : positionsOf(scenario, ending, game);
  });
}

/** The reason in `outcome: south wins by life-lost`. */
function endingSaid({ then }: Scenario): string | undefined {
  const said = then.flatMap(({ item }) => (typeof item === 'string' ? [] : [item['outcome']]));
  return said.flatMap((outcome) => / by ([a-z0-9-]+)$/.exec(String(outcome))?.[1] ?? [])[0];
}

function positionsOf(scenario: Scenario, ending: string, game: ScenarioGame): readonly Position[] {
  const story = laidStory(scenario, game);
  if (!story || 'problem' in story) return [];
  const { rules } = story;
  return story.tables
    .map((table, lines) => ({
      name: `${scenario.title}, line ${lines}`,
      ending,
      rules,
      table,
      filler: game.filler,
    }))
    .filter(({ table }) => table.outcome === null)
    .slice(-LINES_BEFORE);
}

/** The table with other cards of the same type for hidden cards that the scenario does not name. */
export function dealtAt({ rules, table, filler }: Position, seed: number): State {
  const below = seededNumbers(seed);
  const type = rules.faces[filler]?.type;
  const codes = Object.keys(rules.faces).filter((code) => rules.faces[code]?.type === type);
  const dealt = copy(table);
  for (const card of Object.values(dealt.cards)) {
    const isHidden = rules.zones[zoneOf(card.place)]?.faces !== 'all';
    if (card.face !== filler || !isHidden) continue;
    dealt.cards[card.id] = { ...card, face: codes[below(codes.length)] as string };
  }
  return dealt;
}

export interface WalksNear extends Laws {
  readonly positions: readonly Position[];
  readonly seed: number;
  /** Walks near each ending. */
  readonly walks: number;
}

/** One answer in `LEAVING` is a player who leaves: that ends games as well. */
const LEAVING = 40;

/** Yields every game, walked from a position to its end; throws `WalkFailed` at a broken law. */
export function* walkNearEndings(near: WalksNear): Generator<GameWalked> {
  for (const positions of byEnding(near.positions)) {
    for (let walk = 0; walk < near.walks; walk += 1) {
      const seed = near.seed + walk;
      const position = positions[walk % positions.length] as Position;
      try {
        yield walkGameNear(position, near, seed);
      } catch (error) {
        throw new WalkFailed(seed, { position: position.name }, error);
      }
    }
  }
}

/** The walk of one seed from one position to the end of its game. */
export const walkGameNear = (position: Position, laws: Laws, seed: number): GameWalked =>
  walkGame({
    ...laws,
    rules: position.rules,
    from: dealtAt(position, seed),
    seed,
    leaving: LEAVING,
  });

function byEnding(positions: readonly Position[]): readonly (readonly Position[])[] {
  const endings = [...new Set(positions.map(({ ending }) => ending))];
  return endings.map((ending) => positions.filter((position) => position.ending === ending));
}
