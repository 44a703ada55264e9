/** Whether an event ends the time in which a match is open for players. */
import type { MatchEventType } from '@scoresheet/contracts-messages';
import type { Json } from '@scoresheet/domain-record';
import { houseOf, type AdmittedEvent } from '@scoresheet/services-tail';

const MAY_BEGIN: readonly string[] = [
  'seat-readied',
  'judge-seat-taken',
] satisfies readonly MatchEventType[];
const ENDS: readonly string[] = [
  'match-ended',
  'match-abandoned',
  'match-voided',
  'table-time-called',
] satisfies readonly MatchEventType[];

export function hasLeftLobby(event: AdmittedEvent): boolean {
  const { type } = event.header;
  if (ENDS.includes(type)) return true;
  if (!MAY_BEGIN.includes(type)) return false;
  const { facts } = houseOf(event);
  return Array.isArray(facts) && (facts as readonly Json[]).some(isGameBegun);
}

const isGameBegun = (fact: Json): boolean =>
  typeof fact === 'object' && fact !== null && 'kind' in fact && fact.kind === 'game-begun';
