/** Results as the facts of the feed have them, in the shape in which tables have them. */
import type { News } from '../../follow/event-documents.js';
import type { RoundTable, TableResult } from './table-documents.js';

interface Fact {
  readonly kind: string;
  readonly table?: number;
  readonly result?: Readonly<Record<string, unknown>>;
}

/** The tables with what the news says of them; the same list where it says nothing. */
export function withNews(tables: readonly RoundTable[], { facts }: News): readonly RoundTable[] {
  const told = new Map<number, Fact>();
  for (const fact of facts as readonly Fact[]) {
    if (TOLD.has(fact.kind) && fact.table !== undefined) told.set(fact.table, fact);
  }
  if (told.size === 0) return tables;
  return tables.map((table) => {
    const fact = told.get(table.number);
    if (fact === undefined) return table;
    if (fact.kind === 'question-opened') return { ...table, hasQuestion: true };
    const result = fact.result && resultOf(fact.result);
    return result ? { ...table, result, hasQuestion: false } : table;
  });
}

const TOLD: ReadonlySet<string> = new Set(['result-recorded', 'question-opened']);

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
