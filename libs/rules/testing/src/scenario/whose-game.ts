/** Finds the rules that a scenario is played by, and its cards. */
import { located } from './lines.js';
import { meant } from './meant.js';
import type { ScenarioGame } from './scenario-game.js';
import type { ScenarioMeans } from './scenario-means.js';
import type { Scenario } from './scenario.js';
import { cardsInText, withCards } from './trial-cards.js';

/** The word of a game: what its rulesets are called before the number of the version. */
export const wordOf = ({ rules }: ScenarioGame): string => rules.id.split('/')[0] ?? rules.id;

export function gameOf(
  scenario: Scenario,
  usual: ScenarioGame | undefined,
  means: ScenarioMeans,
): ScenarioGame {
  const game = located(scenario.lineOf('game'), () => named(scenario, usual, means));
  const more = means.cards === undefined ? game : withCards(game, means.cards);
  const { cards } = scenario;
  if (cards === undefined) return more;
  return located(scenario.lineOf('cards'), () =>
    typeof cards === 'string'
      ? withCards(more, cardsInText(textOf(cards, means), cards))
      : withCards(more, { said: cards, from: "'cards'" }),
  );
}

function named(
  { game }: Scenario,
  usual: ScenarioGame | undefined,
  { games = {} }: ScenarioMeans,
): ScenarioGame {
  const words = Object.keys(games);
  if (game === undefined) {
    if (usual) return usual;
    throw new Error(
      'no game is named: say game: in the scenario, or --game on the command line' +
        `${words.length > 0 ? `; there are: ${words.join(', ')}` : ''}`,
    );
  }
  const known = Object.hasOwn(games, game) ? games[game] : undefined;
  if (usual && wordOf(usual) !== game) {
    throw new Error(`the scenario is about '${game}', and ${wordOf(usual)} was asked for`);
  }
  const found = known ?? usual;
  if (found) return found;
  throw new Error(`no game is called '${game}'${meant(game, words)}`);
}

function textOf(name: string, { readFile }: ScenarioMeans): string {
  if (readFile) return readFile(name);
  throw new Error(`no card file can be read here; write the cards themselves under 'cards'`);
}
