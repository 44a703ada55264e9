/**
 * A series of games between two seats: its score, and the game that comes next, by how its games
 * have ended. Whoever lost a game chooses who begins the next one. A drawn game is not played again:
 * the series is over when somebody has won more than half of its games, or when all have been played.
 *
 * Rules: A-FRI-69 (alone on top wins, a shared top is a draw).
 */

/** How a game ended: seats by their places, as the record of its match has them. */
export interface GameEnd {
  readonly places: readonly (readonly number[])[];
}

export interface Series {
  /** Games won by seat 1 and by seat 2. */
  readonly wins: readonly [number, number];
  readonly draws: number;
  /** The score says how the series ended. */
  readonly isDecided: boolean;
  /** The game to be played now; absent where the series is over, with a decision or without. */
  readonly next?: NextGame;
}

export interface NextGame {
  /** Number of the game in the series, from 1. */
  readonly game: number;
  /** The seat that chooses who begins; absent for the first game, and after a draw. */
  readonly chosenBy?: number;
}

/**
 * With `untilDecided` a level series goes on after its last game, since nobody goes on in a bracket by
 * a draw. More drawn games than the series has games are left for people to decide.
 */
export function seriesOf(
  bestOf: number,
  games: readonly GameEnd[],
  { untilDecided = false }: { readonly untilDecided?: boolean } = {},
): Series {
  const winners = games.map(winnerOf);
  const wonBy = (seat: number): number => winners.filter((winner) => winner === seat).length;
  const wins = [wonBy(1), wonBy(2)] as const;
  const draws = wonBy(NOBODY);
  const isWon = Math.max(...wins) > bestOf / 2;
  const isLevel = wins[0] === wins[1];
  const isDecided = isWon || (games.length >= bestOf && !(untilDecided && isLevel));
  const score = { wins, draws, isDecided };
  if (isDecided || draws > bestOf) return score;
  return { ...score, next: nextGame(games.length + 1, winners.at(-1)) };
}

const NOBODY = 0;

/** The seat that is alone on top. */
const winnerOf = ({ places: [first = []] }: GameEnd): number =>
  first.length === 1 ? (first[0] ?? NOBODY) : NOBODY;

function nextGame(game: number, lastWinner: number = NOBODY): NextGame {
  return lastWinner === NOBODY ? { game } : { game, chosenBy: lastWinner === 1 ? 2 : 1 };
}
