/** Several games at the same seats: who has won enough of them has won the series. */
import type { Seat } from '@scoresheet/rules-engine';
import { seatName, type Table } from './names.js';
import { playStory, type StoryMeans } from './play-story.js';
import { problemsAt, type Problem } from './problem.js';
import type { ScenarioGame } from './scenario-game.js';
import type { Scenario, Series } from './scenario.js';
import type { Words } from './words.js';

/** Each game is played as a scenario of its own, up to its end; then the series is compared. */
export function playSeries(
  scenario: Scenario,
  { bestOf, games }: Series,
  [game, means]: readonly [ScenarioGame, StoryMeans],
): readonly Problem[] {
  if (scenario.then.length === 0) throw new Error(SAYS_HOW_IT_STANDS);
  const wins = new Map<Seat, number>();
  const problems: Problem[] = [];
  for (const one of games) {
    if (isDecided(wins, bestOf)) {
      return [...problems, ...problemsAt(one.line, ['the series is decided before this game'])];
    }
    let table: Table | undefined;
    const onLaid = (laid: Table): void => means.onLaid((table = laid));
    problems.push(...playStory(one, game, { ...means, onLaid }));
    const winner = winnerOf(table);
    if (winner === undefined) {
      return [...problems, ...problemsAt(one.line, ['this game of the series is not over'])];
    }
    if (winner !== NOBODY) wins.set(winner, (wins.get(winner) ?? 0) + 1);
  }
  const stands = standing(wins, bestOf, game);
  return [...problems, ...scenario.then.flatMap(({ line, item }) => expected(item, line, stands))];
}

const SAYS_HOW_IT_STANDS = "'then' of a series says how it stands, as series: south wins 2 to 1";

const NOBODY = 0;

/** The seat that has won; undefined while the game goes on, and where it is drawn. */
function winnerOf(table: Table | undefined): Seat | undefined {
  const outcome = table?.state.outcome;
  if (!outcome) return undefined;
  const [first = [], ...others] = outcome.places;
  return others.length > 0 && first.length === 1 ? first[0] : NOBODY;
}

const needed = (bestOf: number): number => (bestOf + 1) / 2;

const isDecided = (wins: ReadonlyMap<Seat, number>, bestOf: number): boolean =>
  Math.max(0, ...wins.values()) >= needed(bestOf);

/** `south wins 2 to 1`, `south leads 1 to 0`, `level 1 to 1`. */
function standing(wins: ReadonlyMap<Seat, number>, bestOf: number, game: ScenarioGame): string {
  const [[seat, most] = [NOBODY, 0], [, next] = [NOBODY, 0]] = [...wins].sort(
    ([, a], [, b]) => b - a,
  );
  if (most === next) return `level ${most} to ${next}`;
  return `${seatName(game, seat)} ${most >= needed(bestOf) ? 'wins' : 'leads'} ${most} to ${next}`;
}

function expected(
  item: string | Words,
  line: number | undefined,
  stands: string,
): readonly Problem[] {
  const said =
    typeof item === 'object' && Object.keys(item).length === 1 ? item['series'] : undefined;
  if (said === undefined) {
    throw new Error(SAYS_HOW_IT_STANDS);
  }
  const wanted = String(said);
  const problem = `the series stands '${stands}', expected '${wanted}'`;
  return problemsAt(line, wanted === stands ? [] : [problem]);
}
