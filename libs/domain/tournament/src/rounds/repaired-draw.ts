/**
 * A draw as it is published: without those who have left since, at the cost of as few tables as can
 * be. Nothing of it is stored twice: the drawn tables and who is there give the same again.
 */
import { repairSwiss, type SwissProblem } from '@scoresheet/tournament-pairing';
import type { Entrant } from '../fold/round-facts.js';
import type { PhaseState, RoundState, TournamentState } from '../fold/tournament-state.js';
import { isLoserNext } from './bracket-of.js';
import { swissProblem } from './draw-swiss.js';
import { drawTables } from './draw-tables.js';
import type { DrawnTable, DrawnTables } from './drawn-tables.js';
import { playingIn } from './playing.js';

export function repairedDraw(
  state: TournamentState,
  phase: PhaseState,
  drawn: RoundState,
): DrawnTables {
  const playing = new Set(playingIn(state, phase, drawn.round));
  const tables = drawnTables(drawn);
  const seated = [...tables.tables.flatMap(({ entrants }) => entrants), ...tables.byes];
  const gone = seated.filter((entrant) => !playing.has(entrant));
  if (gone.length === 0) return tables;
  const round = { round: drawn.round, seed: drawn.seed };
  switch (phase.terms.kind) {
    case 'swiss':
      return repairedSwiss(swissProblem(state, phase, round), tables, gone);
    case 'pods':
      return drawTables(state, phase, round);
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

function repairedSwiss(
  problem: SwissProblem,
  { tables, byes }: DrawnTables,
  gone: readonly Entrant[],
): DrawnTables {
  const drawn = {
    tables: tables.map(({ entrants: [one = 0, other = 0] }) => [one, other] as const),
    bye: byes[0] ?? null,
  };
  // Who came in after the draw waits for the next one, or for staff to give them a table.
  const isSeated = new Set(tables.flatMap(({ entrants }) => entrants).concat(byes));
  const entrants = problem.entrants.filter(({ entrant }) => isSeated.has(entrant));
  const repaired = repairSwiss({ ...problem, entrants }, drawn, gone);
  return {
    tables: repaired.tables.map((pair) => ({ entrants: pair })),
    byes: repaired.bye === null ? [] : [repaired.bye],
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
