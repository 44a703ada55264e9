/** Tables with the results that are heard of, and which of them came last. */
import type { News } from '../follow/event-documents.js';
import type { LatestTable } from './now-documents.js';

export interface Latest {
  readonly tables: readonly LatestTable[];
  /** Numbers of tables whose result was heard, the newest first. */
  readonly newest: readonly number[];
}

type Result = NonNullable<LatestTable['result']>;

interface Heard {
  readonly table: number;
  readonly result: Result;
}

/** The result that an event tells of; a penalty may make one as well as a report. */
export function resultHeard({ facts }: Pick<News, 'facts'>): Heard | undefined {
  const fact = (facts as readonly Fact[]).findLast(
    ({ kind }) => kind === 'result-recorded' || kind === 'result-corrected',
  );
  if (fact?.table === undefined || !fact.result) return undefined;
  return { table: fact.table, result: resultOf(fact.result) };
}

export function withResult({ tables, newest }: Latest, { table, result }: Heard): Latest {
  return {
    tables: tables.map((each) => (each.number === table ? { ...each, result } : each)),
    newest: [table, ...newest.filter((number) => number !== table)],
  };
}

/** Done tables, those first whose result came last. */
export function latestDone({ tables, newest }: Latest, atMost: number): readonly LatestTable[] {
  const rank = new Map(newest.map((number, at) => [number, at]));
  return tables
    .filter(({ result }) => result !== null)
    .sort((one, other) => (rank.get(one.number) ?? Infinity) - (rank.get(other.number) ?? Infinity))
    .slice(0, atMost);
}

/** The record writes a result in its own way. */
interface RecordedResult {
  readonly is: 'games' | 'intentional-draw' | 'double-loss' | 'forfeit' | 'places';
  readonly wins?: readonly number[];
  readonly draws?: number;
  readonly winner?: number;
  readonly places?: readonly (readonly number[])[];
}

interface Fact {
  readonly kind: string;
  readonly table?: number;
  readonly result?: RecordedResult;
}

const KINDS = {
  games: 'GAMES',
  'intentional-draw': 'INTENTIONAL_DRAW',
  'double-loss': 'DOUBLE_LOSS',
  forfeit: 'FORFEIT',
  places: 'PLACES',
} as const;

const resultOf = ({ is, wins, draws, winner, places }: RecordedResult): Result => ({
  is: KINDS[is],
  wins: wins ? [...wins] : null,
  draws: draws ?? null,
  winner: winner ?? null,
  scores: null,
  places: places ? places.map((shared) => [...shared]) : null,
});
