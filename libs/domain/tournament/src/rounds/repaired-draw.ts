/**
 * A draw as it is published: without those who have left since, at the cost of as few tables as can
 * be. Nothing of it is stored twice: the drawn tables and who is there give the same again.
 */
import { repairSwiss, type SwissProblem } from '@scoresheet/tournament-pairing';
import type { Entrant } from '../fold/round-facts.js';
import type { PhaseState, RoundState, TournamentState } from '../fold/tournament-state.js';
import { isLoserNext } from './bracket-of.js';
import { isDecidedOnce } from './decided-play.js';
import { swissProblem } from './draw-swiss.js';
import { drawTables } from './draw-tables.js';
import type { DrawnTable, DrawnTables } from './drawn-tables.js';
import { playingIn } from './playing.js';

export function repairedDraw(
  state: TournamentState,
  phase: PhaseState,
  drawn: RoundState,
): DrawnTables {
  const round = { round: drawn.round, seed: drawn.seed };
  const playing = new Set(playingIn(state, phase, drawn.round));
  if (isDecidedOnce(phase)) {
    // A correction since the draw may have brought others into a match.
    return withoutTables(drawTables(state, phase, round), playing, false);
  }
  const tables = drawnTables(drawn);
  const seated = [...tables.tables.flatMap(({ entrants }) => entrants), ...tables.byes];
  const gone = seated.filter((entrant) => !playing.has(entrant));
  if (gone.length === 0) return tables;
  switch (phase.terms.kind) {
    case 'swiss':
      return repairedSwiss(swissProblem(state, phase, round), drawn, gone);
    case 'pods':
      return drawn.asDrawn === null
        ? drawTables(state, phase, round)
        : withoutSeats(tables, playing, phase.terms);
    case 'round-robin':
      return withoutTables(tables, playing, true);
    case 'single-elimination':
    case 'double-elimination':
      return withoutTables(
        isLoserNext(phase) ? drawTables(state, phase, round) : tables,
        playing,
        false,
      );
  }
}

const drawnTables = ({ tables, byes }: RoundState): DrawnTables => ({
  tables: [...tables.values()].map(({ entrants, place }): DrawnTable =>
    place === null ? { entrants } : { entrants, place },
  ),
  byes,
});

/** What staff have made by hand stays as they made it, as long as everybody of it is there. */
function repairedSwiss(
  problem: SwissProblem,
  round: RoundState,
  gone: readonly Entrant[],
): DrawnTables {
  const { tables, byes } = drawnTables(round);
  const isThere = ({ entrants }: DrawnTable): boolean =>
    entrants.every((each) => !gone.includes(each));
  const byHand = madeByHand(round, tables).filter(isThere);
  const [bye, ...moreByes] = byes.filter((each) => !gone.includes(each));
  const left = tables.filter((table) => !byHand.includes(table));
  const drawn = {
    tables: left.map(({ entrants: [one = 0, other = 0] }) => [one, other] as const),
    bye: bye ?? null,
  };
  // Who came in after the draw waits for the next one, or for staff to give them a table.
  const isSeated = new Set(left.flatMap(({ entrants }) => entrants).concat(bye ?? []));
  const entrants = problem.entrants.filter(({ entrant }) => isSeated.has(entrant));
  const repaired = repairSwiss({ ...problem, entrants }, drawn, gone);
  const mended = repaired.tables.map((pair) => ({ entrants: pair }));
  return {
    tables: byHand.length === 0 ? mended : byPoints(problem, [...mended, ...byHand]),
    byes: [...(repaired.bye === null ? [] : [repaired.bye]), ...moreByes],
  };
}

function madeByHand({ asDrawn }: RoundState, tables: readonly DrawnTable[]): readonly DrawnTable[] {
  if (asDrawn === null) return [];
  const drawn = new Set(asDrawn.tables.map(([, entrants]) => entrants.join()));
  return tables.filter(({ entrants }) => !drawn.has(entrants.join()));
}

/** In the order in which a draw has its tables: by the higher points of the two, then by their sum. */
function byPoints({ entrants }: SwissProblem, tables: readonly DrawnTable[]): DrawnTable[] {
  const points = new Map(entrants.map((each) => [each.entrant, each.points]));
  const pointsAt = (table: DrawnTable): number[] =>
    table.entrants.map((each) => points.get(each) ?? 0);
  const ranked = tables.map((table) => ({ table, points: pointsAt(table) }));
  const sum = ([one = 0, other = 0]: readonly number[]): number => one + other;
  return ranked
    .sort(
      (one, other) =>
        Math.max(...other.points) - Math.max(...one.points) || sum(other.points) - sum(one.points),
    )
    .map(({ table }) => table);
}

/**
 * Pods that staff have made by hand are not drawn anew: who has left is missing in theirs, and where
 * too few are left, each of them goes to the smallest pod with room, or has a bye.
 */
function withoutSeats(
  { tables, byes }: DrawnTables,
  playing: ReadonlySet<Entrant>,
  { least, most }: { readonly least: number; readonly most: number },
): DrawnTables {
  const isThere = (entrant: Entrant): boolean => playing.has(entrant);
  const left = tables.map(({ entrants }) => entrants.filter(isThere));
  const kept = left.filter(({ length }) => length >= least);
  const free: Entrant[] = [];
  for (const entrant of left.filter(({ length }) => length < least).flat()) {
    const room = Math.min(...kept.map(({ length }) => length));
    const at = kept.findIndex(({ length }) => length === room && length < most);
    if (at === -1) free.push(entrant);
    else kept.splice(at, 1, [...(kept[at] ?? []), entrant]);
  }
  return {
    tables: kept.map((entrants) => ({ entrants })),
    byes: [...byes.filter(isThere), ...free],
  };
}

/** In a bracket the opponent has a walkover, which is no table; elsewhere a bye. */
function withoutTables(
  { tables, byes }: DrawnTables,
  playing: ReadonlySet<Entrant>,
  givesByes: boolean,
): DrawnTables {
  const isThere = (entrant: Entrant): boolean => playing.has(entrant);
  const kept = tables.filter(({ entrants }) => entrants.every(isThere));
  const left = tables.filter((table) => !kept.includes(table)).flatMap(({ entrants }) => entrants);
  const freed = givesByes ? left : [];
  return { tables: kept, byes: [...byes, ...freed].filter(isThere) };
}
