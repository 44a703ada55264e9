/** The closed rounds of a large event, as standings need them: the same at every call. */
import type {
  Entrant,
  EntrantHistory,
  History,
  RoundEntry,
} from '@scoresheet/tournament-standings';

export interface EventSize {
  readonly players: number;
  readonly rounds: number;
  /** How many sit at a table. */
  readonly seats: 2 | 4;
}

const SEED = 2026;
/** Of a hundred players so many leave after a round, of a hundred tables so many are forfeited. */
const LEAVING = 2;
const FORFEITED = 1;
const SERIES = [
  [2, 0, 0],
  [2, 0, 0],
  [2, 1, 0],
  [2, 1, 0],
  [1, 2, 0],
  [1, 2, 0],
  [0, 2, 0],
  [0, 2, 0],
  [1, 1, 1],
] as const;
const MOST_MONEY = 60;

/** Tables are drawn at random among all who are left; who is over has a bye. */
export function standingsEvent({ players, rounds, seats }: EventSize): History {
  const next = numbersFrom(SEED);
  const list = Array.from({ length: players }, (_, at): EntrantHistory => ({
    entrant: at + 1,
    droppedAfter: null,
    lot: at + 1,
  }));
  const left = new Map<Entrant, number>();
  const entries = Array.from({ length: rounds }, (_, index) => {
    const here = shuffled(
      list.map(({ entrant }) => entrant).filter((entrant) => !left.has(entrant)),
      next,
    );
    for (const entrant of here) if (next(100) < LEAVING) left.set(entrant, index + 1);
    return roundOf(here, seats, next);
  });
  const entrants = list.map((each) => ({ ...each, droppedAfter: left.get(each.entrant) ?? null }));
  return { entrants, rounds: entries, plannedRounds: rounds };
}

function roundOf(here: readonly Entrant[], seats: number, next: Numbers): readonly RoundEntry[] {
  const entries: RoundEntry[] = [];
  for (let at = 0; at < here.length; at += seats) {
    const table = here.slice(at, at + seats);
    const [one, other] = table;
    if (table.length < seats) {
      const byes = table.map((entrant) => ({ kind: 'bye', entrant, given: 'pairing' }) as const);
      entries.push(...byes);
    } else if (seats === 2 && one !== undefined && other !== undefined) {
      entries.push(matchOf([one, other], next));
    } else {
      entries.push(podOf(table, next));
    }
  }
  return entries;
}

function matchOf(entrants: readonly [Entrant, Entrant], next: Numbers): RoundEntry {
  const [won, lost, draws] = SERIES[next(SERIES.length)] ?? SERIES[0];
  const how = next(100) < FORFEITED ? 'forfeit' : 'played';
  return { kind: 'match', entrants, wins: [won, lost], draws, how };
}

function podOf(entrants: readonly Entrant[], next: Numbers): RoundEntry {
  const scores = entrants.map(() => next(MOST_MONEY));
  const places = [...new Set(scores)]
    .sort((one, other) => other - one)
    .map((score) => entrants.filter((_, seat) => scores[seat] === score));
  return { kind: 'pod', entrants, places, scores };
}

type Numbers = (bound: number) => number;

function numbersFrom(seed: number): Numbers {
  let state = seed;
  return (bound) => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0;
    return (state >>> 8) % bound;
  };
}

function shuffled(list: Entrant[], next: Numbers): readonly Entrant[] {
  for (let at = list.length - 1; at > 0; at -= 1) {
    const other = next(at + 1);
    [list[at], list[other]] = [list[other] as Entrant, list[at] as Entrant];
  }
  return list;
}
