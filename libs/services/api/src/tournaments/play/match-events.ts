/** Events of matches, as far as tables of tournaments depend on them. */
import type { AdmittedEvent } from '@scoresheet/services-tail';

export interface TablePlace {
  readonly tournament: string;
  /** Number of the table in the round in play. */
  readonly table: number;
}

interface FactOfMatch {
  readonly kind: string;
  readonly table?: TablePlace;
  readonly outcome?: unknown;
}

const factsOf = ({ parts }: AdmittedEvent): readonly FactOfMatch[] =>
  (parts.public?.['facts'] ?? []) as unknown as readonly FactOfMatch[];

/** The table for which the event opened a match; undefined for any other event. */
export function tableOfCreated(event: AdmittedEvent): TablePlace | undefined {
  if (event.header.seq !== 0) return undefined;
  return factsOf(event).find(({ kind }) => kind === 'match-created')?.table;
}

/** Types of events that change the status of a match only by ending its game. */
const ACTIONS: ReadonlySet<string> = new Set([
  'decision-answered',
  'action-continued',
  'clock-ticked',
  'auto-pass-changed',
  'seat-warned',
  'judge-seat-taken',
  'judge-seat-left',
  'judge-excused',
]);

/** Whether the match may have another status after the event. Types of later versions may. */
export const mayChangeStatus = (event: AdmittedEvent): boolean =>
  !ACTIONS.has(event.header.type) || factsOf(event).some(({ outcome }) => outcome !== undefined);
