/** Which tables in play an event of their tournament changes. */
import { houseOf, type AdmittedEvent } from '@scoresheet/services-tail';

/** Numbers of tables, or all tables of the round. */
export type ChangedTables = 'all' | ReadonlySet<number>;

interface Fact {
  readonly kind: string;
  readonly table?: number | null;
}

const CHANGE_ALL: ReadonlySet<string> = new Set([
  'round-published',
  'round-started',
  'round-closed',
  'time-extended',
  'entrant-bound',
  'tournament-paused',
  'tournament-resumed',
  'tournament-finished',
  'tournament-cancelled',
]);

export function tablesChangedBy(event: Pick<AdmittedEvent, 'parts'>): ChangedTables {
  const facts = (houseOf(event)['facts'] ?? []) as unknown as readonly Fact[];
  const changed = new Set<number>();
  for (const { kind, table } of facts) {
    if (typeof table === 'number') changed.add(table);
    else if (CHANGE_ALL.has(kind)) return 'all';
  }
  return changed;
}
