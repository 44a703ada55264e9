/** What is true of a finished event, by the plainest means: one loop over the events of the true log. */
import { readOnlyMatch, type MatchState } from '@scoresheet/domain-match';
import {
  encodeUtf8,
  exportRecord,
  isJsonObject,
  readExport,
  type JsonObject,
  type RecordExport,
} from '@scoresheet/domain-record';
import { sha256 } from '@scoresheet/domain-record/node';
import { readOnlyTournament, type TournamentState } from '@scoresheet/domain-tournament';
import type { MemoryLog } from '@scoresheet/event-log-memory';
import { rulesOf } from '@scoresheet/games-catalog';
import { foldableOf, houseOf, type AdmittedEvent } from '@scoresheet/services-tail';
import { admittedEvents } from '../truth.js';
import { TOURNAMENT } from './event-plan.js';
import { MATCH_KIND, TOURNAMENT_KIND, TOURNAMENT_RULES } from './kinds.js';

export interface PlayedMatch {
  readonly events: readonly AdmittedEvent[];
  readonly state: MatchState;
}

export interface EventTruth {
  /** Events of the tournament, in their order. */
  readonly events: readonly AdmittedEvent[];
  readonly state: TournamentState | undefined;
  /** By record id. */
  readonly matches: ReadonlyMap<string, PlayedMatch>;
}

export async function eventTruth(log: MemoryLog): Promise<EventTruth> {
  const tournament = readOnlyTournament(TOURNAMENT_RULES);
  const match = readOnlyMatch({ rulesOf, sha256 });
  const all = await admittedEvents(log, TOURNAMENT_KIND.topics);
  const events = all.filter(({ header }) => header.record === TOURNAMENT);
  let state: TournamentState | undefined;
  for (const event of events) state = tournament.fold(state, foldableOf(event));
  const matches = new Map<string, PlayedMatch>();
  for (const event of await admittedEvents(log, MATCH_KIND.topics)) {
    const before = matches.get(event.header.record);
    matches.set(event.header.record, {
      events: [...(before?.events ?? []), event],
      state: match.fold(before?.state, foldableOf(event)),
    });
  }
  return { events, state, matches };
}

/** Facts of one kind, as the house knows them, in the order of the record. */
export const factsOf = (events: readonly AdmittedEvent[], kind: string): readonly JsonObject[] =>
  events.flatMap((event) => {
    const { facts } = houseOf(event);
    const all = Array.isArray(facts) ? facts.filter((fact) => isJsonObject(fact)) : [];
    return all.filter((fact) => fact['kind'] === kind);
  });

export const houseFile = (events: readonly AdmittedEvent[]): Uint8Array =>
  encodeUtf8(exportRecord(bytesOf(events), sha256));

/** What everybody may have of a record. */
export const publicFile = (events: readonly AdmittedEvent[]): Uint8Array =>
  encodeUtf8(exportRecord(bytesOf(events), sha256, (line) => line === 'public'));

const bytesOf = (events: readonly AdmittedEvent[]) => events.map(({ bytes }) => bytes);

export function readFile(file: Uint8Array): RecordExport {
  const read = readExport(file, sha256);
  if (!read.ok) throw new Error(`an export is broken: ${read.broken.reason}`);
  return read.value;
}
