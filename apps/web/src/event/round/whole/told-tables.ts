/** What the feed has told of the tables of a round: it is put into them, and nothing is asked for it. */
import { withoutUndefined } from '@scoresheet/rules-engine/without-undefined';
import type { News } from '../../follow/event-documents.js';
import type { RoundPlace } from '../use-tables.js';
import type { RoundTable, TableResult } from './whole-documents.js';

type Told = Partial<Pick<RoundTable, 'result' | 'hasQuestion'>>;

/** By number, the table that was told of last at the end. */
export type ToldTables = ReadonlyMap<number, Told>;

interface Fact {
  readonly kind: string;
  /** The round that is played tells of itself without its numbers. */
  readonly phase?: number;
  readonly round?: number;
  readonly table?: number;
  readonly result?: Readonly<Record<string, unknown>>;
}

export function withNews(
  told: ToldTables,
  { facts, now }: Pick<News, 'facts' | 'now'>,
  place: RoundPlace,
): ToldTables {
  const here = (facts as readonly Fact[]).filter(
    ({ kind, phase = now.round?.phase, round = now.round?.round }) =>
      kind in CHANGES && phase === place.phase && round === place.round,
  );
  if (here.length === 0) return told;
  const next = new Map(told);
  for (const fact of here) {
    const number = fact.table ?? 0;
    const change = CHANGES[fact.kind as keyof typeof CHANGES](fact);
    const before = next.get(number);
    next.delete(number);
    if (change) next.set(number, { ...before, ...change });
  }
  return next;
}

const decided = ({ result }: Fact): Told =>
  withoutUndefined({
    result: result ? resultOf(result) : undefined,
    hasQuestion: false,
  });

/** A table that is made anew begins anew. */
const begun = (): undefined => undefined;

const CHANGES: Readonly<
  Record<
    'result-recorded' | 'result-corrected' | 'question-opened' | 'table-added' | 'table-removed',
    (fact: Fact) => Told | undefined
  >
> = {
  'result-recorded': decided,
  'result-corrected': decided,
  'question-opened': () => ({ hasQuestion: true }),
  'table-added': begun,
  'table-removed': begun,
};

/** The record writes a result in its own way. */
function resultOf(told: Readonly<Record<string, unknown>>): TableResult {
  const given = told as unknown as Partial<TableResult>;
  return {
    is: String(told['is']).toUpperCase().replaceAll('-', '_') as TableResult['is'],
    winner: given.winner ?? null,
    wins: given.wins ?? null,
    draws: given.draws ?? null,
    scores: given.scores ?? null,
    places: given.places ?? null,
  };
}

export const withTold = (tables: readonly RoundTable[], told: ToldTables): readonly RoundTable[] =>
  told.size === 0 ? tables : tables.map((table) => ({ ...table, ...told.get(table.number) }));

/** Numbers of tables whose result was told, the newest first. */
export const newestOf = (told: ToldTables): readonly number[] =>
  [...told].flatMap(([number, { result }]) => (result ? [number] : [])).reverse();
