/** Random Swiss events for specs, the same for the same seed: drops, returns and late entries. */
import { drawSwiss } from './draw.js';
import type { Float, Pair, SwissDraw, SwissEntrant, SwissProblem } from './problem.js';

export interface DrawnRound {
  readonly problem: SwissProblem;
  readonly draw: SwissDraw;
}

/** A whole number below the bound (mulberry32). */
export type Numbers = (bound: number) => number;

export function numbersFrom(seed: number): Numbers {
  let state = seed >>> 0;
  return (bound) => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)) ^ mixed;
    return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32) * bound);
  };
}

export interface EventTerms {
  readonly players: number;
  readonly rounds: number;
  /** Pairs who must not meet. */
  readonly forbidden: number;
  /** In a hundred: who drops before a round, and who of those returns. */
  readonly drops: number;
}

/** Terms of 8 to 33 players and up to 9 rounds. */
export const smallTerms = (numbers: Numbers): EventTerms => ({
  players: 8 + numbers(26),
  rounds: 3 + numbers(7),
  forbidden: numbers(6),
  drops: numbers(8),
});

type Player = { -readonly [key in keyof SwissEntrant]: SwissEntrant[key] } & {
  met: number[];
  /** Absent players are not drawn; a late entry has lost the rounds before. */
  here: boolean;
};

export function playEvent(terms: EventTerms, numbers: Numbers): readonly DrawnRound[] {
  const players = Array.from({ length: terms.players }, (_, index): Player => ({
    entrant: index + 1,
    points: 0,
    met: [],
    byes: 0,
    lastFloat: 'none',
    here: numbers(100) >= terms.drops,
  }));
  const forbidden = Array.from({ length: terms.forbidden }, (): Pair => {
    const one = 1 + numbers(terms.players);
    return [one, 1 + ((one + numbers(terms.players - 1)) % terms.players)];
  });
  return Array.from({ length: terms.rounds }, () => {
    for (const player of players) {
      if (numbers(100) < (player.here ? terms.drops : 40)) player.here = !player.here;
    }
    const entrants = shuffled(players, numbers)
      .filter(({ here }) => here)
      .map(({ here: _, ...player }) => ({ ...player, met: [...player.met] }));
    const problem = { entrants, forbidden };
    const draw = drawSwiss(problem);
    playRound(players, draw, numbers);
    return { problem, draw };
  });
}

export function shuffled<T>(items: readonly T[], numbers: Numbers): T[] {
  const order = [...items];
  for (let last = order.length - 1; last > 0; last -= 1) {
    const other = numbers(last + 1);
    [order[last], order[other]] = [order[other] as T, order[last] as T];
  }
  return order;
}

function playRound(players: readonly Player[], draw: SwissDraw, numbers: Numbers): void {
  const player = (entrant: number): Player => players[entrant - 1] as Player;
  for (const each of players) each.lastFloat = 'none';
  const played = draw.tables.map((pair) => pair.map(player) as [Player, Player]);
  for (const [one, other] of played) {
    one.lastFloat = floatOf(one, other);
    other.lastFloat = floatOf(other, one);
  }
  for (const [one, other] of played) {
    one.met.push(other.entrant);
    other.met.push(one.entrant);
    const isDraw = numbers(10) === 0;
    const winner = numbers(2) === 0 ? one : other;
    if (isDraw) for (const each of [one, other]) each.points += 1;
    else winner.points += 3;
  }
  if (draw.bye === null) return;
  player(draw.bye).points += 3;
  player(draw.bye).byes += 1;
}

function floatOf({ points }: Player, opponent: Player): Float {
  if (points === opponent.points) return 'none';
  return points < opponent.points ? 'up' : 'down';
}
