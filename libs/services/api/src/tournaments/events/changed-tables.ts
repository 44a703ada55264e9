/** The tables that an event has changed, as they now are, by what the viewer may know of the event. */
import {
  publishedRound,
  type TableState,
  type TournamentState,
} from '@scoresheet/domain-tournament';
import { tableType, type TournamentTableType } from '../views/table.type.js';

interface Fact {
  readonly kind: string;
  readonly phase?: number;
  readonly round?: number;
  readonly table?: number | null;
}

interface ChangingEvent {
  readonly seq: number;
  readonly facts: readonly unknown[];
}

interface Sight {
  /** Whether rounds count that are drawn and not published: the house alone knows those. */
  readonly unpublished: boolean;
  readonly first: number;
}

/** All tables of the round that the fact names. */
const OF_ROUND: readonly string[] = [
  'round-drawn',
  'draw-repaired',
  'round-published',
  'round-started',
];
/** The table that the fact names, of the round that was in play; all of them where it names none. */
const OF_TABLE: readonly string[] = [
  'result-reported',
  'result-recorded',
  'result-corrected',
  'question-opened',
  'time-extended',
  'lateness-counted',
  'table-added',
];

/** By number, never more than `first`; none of a round that the viewer may not know. */
export function changedTables(
  state: TournamentState,
  { seq, facts }: ChangingEvent,
  { unpublished, first }: Sight,
): readonly TournamentTableType[] {
  const changed = new Map<TableState, TournamentTableType>();
  for (const fact of facts as readonly Fact[]) {
    const place = placeOf(state, fact, seq);
    const round = place && publishedRound(state, { ...place, unpublished });
    if (place === undefined || round === undefined) continue;
    for (const table of tablesOf(fact, round.tables)) {
      changed.set(table, tableType(state, place, table));
    }
  }
  return [...changed.values()].sort((one, other) => one.number - other.number).slice(0, first);
}

interface Place {
  readonly phase: number;
  readonly round: number;
}

function placeOf(state: TournamentState, fact: Fact, seq: number): Place | undefined {
  const { kind, phase, round } = fact;
  if (!OF_ROUND.includes(kind) && !OF_TABLE.includes(kind)) return undefined;
  return phase !== undefined && round !== undefined ? { phase, round } : placeAt(state, seq);
}

/** Numbers of tables come again in the next round: what an event says is of the one drawn before it. */
function placeAt({ phases }: TournamentState, seq: number): Place | undefined {
  for (const { phase, rounds } of phases.toReversed()) {
    const round = rounds.findLast(({ drawnSeq }) => drawnSeq <= seq);
    if (round !== undefined) return { phase, round: round.round };
  }
  return undefined;
}

function tablesOf(
  { kind, table }: Fact,
  tables: ReadonlyMap<number, TableState>,
): readonly TableState[] {
  if (OF_ROUND.includes(kind) || table == null) return [...tables.values()];
  const named = tables.get(table);
  return named === undefined ? [] : [named];
}
