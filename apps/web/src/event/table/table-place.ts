/** Which table an address speaks of. */
import type { News } from '../follow/event-documents.js';
import { newsOf } from '../follow/use-anew.js';

export interface TablePlace {
  readonly phase: number;
  readonly round: number;
  readonly number: number;
}

/** The table that an address names; undefined where a part of it is no number of anything. */
export function placeOf(
  params: Readonly<Record<string, string | undefined>>,
): TablePlace | undefined {
  const [phase, round, number] = ['phase', 'round', 'table'].map((name) => {
    const text = params[name] ?? '';
    return /^[1-9]\d{0,4}$/.test(text) ? Number(text) : 0;
  });
  return phase && round && number ? { phase, round, number } : undefined;
}

interface TableFact {
  readonly table?: unknown;
  readonly phase?: unknown;
  readonly round?: unknown;
}

/**
 * Whether an event may have changed what is shown of a table. Facts of the round in play name the table
 * alone; those of rounds, such as a publication, name no table.
 */
export const concernsTable =
  ({ phase, round, number }: TablePlace) =>
  ({ facts }: News): boolean =>
    (facts as readonly TableFact[]).some((fact) =>
      fact.table === undefined
        ? fact.phase === phase && fact.round === round
        : fact.table === number,
    );

/** A judge call names the entrant, and no table. */
export const concernsReports =
  (place: TablePlace) =>
  (news: News): boolean =>
    concernsTable(place)(news) || isCall(news);

const isCall = newsOf('staff-called', 'call-answered');
