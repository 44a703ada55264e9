/** A Swiss event up to the round that is measured, the same for every contestant. */
import {
  drawSwiss,
  type SwissDraw,
  type SwissEntrant,
  type SwissProblem,
} from '@scoresheet/tournament-pairing';

interface PlayedTable {
  readonly round: number;
  /** Numbers of entrants. */
  readonly pair: readonly [number, number];
  readonly points: readonly [number, number];
}

export interface SwissEvent {
  readonly round: number;
  readonly problem: SwissProblem;
  readonly played: readonly PlayedTable[];
}

type Player = { -readonly [key in keyof SwissEntrant]: SwissEntrant[key] } & { met: number[] };

const WIN = 3;
const SEED = 2026;

/** One table of twenty is drawn; every round is paired by Scoresheet. */
export function swissEventAt(players: number, round: number): SwissEvent {
  const next = numbersFrom(SEED);
  const list = Array.from({ length: players }, (_, at): Player => ({
    entrant: at + 1,
    points: 0,
    met: [],
    byes: 0,
    lastFloat: 'none',
  }));
  const played: PlayedTable[] = [];
  for (let before = 1; before < round; before += 1) {
    const draw = drawSwiss(problemOf(list, next));
    played.push(...playRound({ list, draw, round: before }, next));
  }
  return { round, problem: problemOf(list, next), played };
}

type Numbers = (bound: number) => number;

function numbersFrom(seed: number): Numbers {
  let state = seed;
  return (bound) => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0;
    return (state >>> 8) % bound;
  };
}

function problemOf(list: readonly Player[], next: Numbers): SwissProblem {
  const entrants = [...list];
  for (let last = entrants.length - 1; last > 0; last -= 1) {
    const other = next(last + 1);
    [entrants[last], entrants[other]] = [entrants[other] as Player, entrants[last] as Player];
  }
  return { entrants: entrants.map((each) => ({ ...each, met: [...each.met] })), forbidden: [] };
}

interface Round {
  readonly list: readonly Player[];
  readonly draw: SwissDraw;
  readonly round: number;
}

function playRound({ list, draw, round }: Round, next: Numbers): readonly PlayedTable[] {
  for (const player of list) player.lastFloat = 'none';
  const bye = list[(draw.bye ?? 0) - 1];
  if (bye) Object.assign(bye, { points: bye.points + WIN, byes: bye.byes + 1 });
  return draw.tables.map((pair) => {
    const [one, other] = pair.map((entrant) => list[entrant - 1]) as [Player, Player];
    if (one.points !== other.points) {
      const isUp = one.points < other.points;
      [one.lastFloat, other.lastFloat] = isUp ? ['up', 'down'] : ['down', 'up'];
    }
    const points = resultOf(next);
    one.points += points[0];
    other.points += points[1];
    one.met.push(other.entrant);
    other.met.push(one.entrant);
    return { round, pair, points };
  });
}

function resultOf(next: Numbers): readonly [number, number] {
  if (next(20) === 0) return [1, 1];
  return next(2) === 0 ? [WIN, 0] : [0, WIN];
}
