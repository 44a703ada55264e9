/**
 * The accounts that have entered tournaments, in a table of their own: the row of a tournament is
 * written with each of its events, and would have thousands of them. Raw SQL because thousands may
 * enter in one event, and travel as one value.
 */
import { MAX_ENTRANTS } from '@scoresheet/contracts-messages';
import type { EntityManager } from 'typeorm';
import { z } from 'zod';
import { shortText } from '../fact-values.js';
import type { ProjectedEvent } from '../row-projection.js';

/** A guest has no account, and may be given one later. */
const entrantFact = z.object({
  kind: z.enum(['entrant-entered', 'entrant-bound']),
  entrant: z.int().min(1).max(MAX_ENTRANTS),
  actor: shortText,
});

interface EntrantRow {
  readonly tournament: string;
  readonly number: number;
  readonly actor: string;
}

/** The same events write the same again, in whatever order a rebuild comes to them. */
const SAVE = `
  insert into scoresheet.tournament_entrant (tournament, number, actor)
  select tournament, number, actor
  from jsonb_to_recordset($1::jsonb) as row(tournament text, number integer, actor text)
  on conflict (tournament, number) do update set actor = excluded.actor`;

export async function saveTournamentEntrants(
  manager: EntityManager,
  events: readonly ProjectedEvent[],
): Promise<void> {
  // A statement writes no row twice: the last account of an entrant counts.
  const rows = new Map<string, EntrantRow>();
  for (const row of events.flatMap(entrantsIn)) rows.set(`${row.tournament} ${row.number}`, row);
  if (rows.size > 0) await manager.query(SAVE, [JSON.stringify([...rows.values()])]);
}

function entrantsIn({ header, public: { facts } }: ProjectedEvent): readonly EntrantRow[] {
  if (!Array.isArray(facts)) return [];
  return facts.flatMap((fact) => {
    const { data } = entrantFact.safeParse(fact);
    return data ? [{ tournament: header.record, number: data.entrant, actor: data.actor }] : [];
  });
}
