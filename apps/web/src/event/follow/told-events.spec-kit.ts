/** A message of the feed for each type of event, with facts that it can have. */
import type { News } from './event-documents.js';

/** The round that is played, and the table where entrant `OWN` sits. */
export const PLACE = { phase: 1, round: 3, number: 7 };
export const OWN = 4;

const { phase, round, number: table } = PLACE;
const ofOwn = { entrant: OWN };
const decided = { kind: 'result-recorded', table, result: { is: 'forfeit', winner: 9 } };
const dropped = { kind: 'entrants-dropped', entrants: [OWN] };

/** Facts of the types that name an entrant, a table or a round; other facts are only their kind. */
const FACTS: Readonly<Record<string, readonly object[]>> = {
  'checked-in': [{ kind: 'entrant-checked-in', ...ofOwn }],
  'entrant-bound': [{ kind: 'entrant-bound', ...ofOwn, actor: 'a' }],
  'entrant-re-entered': [{ kind: 'entrant-re-entered', ...ofOwn }],
  'byes-awarded': [{ kind: 'byes-awarded', ...ofOwn, byes: 1 }],
  'list-handed-in': [{ kind: 'list-handed-in', ...ofOwn }],
  'list-replaced': [{ kind: 'list-replaced', ...ofOwn }],
  'entrant-dropped': [dropped, decided],
  'entrant-disqualified': [{ kind: 'entrant-disqualified', ...ofOwn }, decided],
  // The penalty itself is known only to staff and to the entrant.
  'entrant-penalised': [
    { kind: 'points-taken', ...ofOwn, points: 3 },
    { kind: 'lateness-counted', table, ...ofOwn },
    decided,
    dropped,
  ],
  'tournament-resumed': [dropped, { kind: 'tournament-resumed' }],
  'phase-begun': [dropped, { kind: 'phase-begun', phase, entrants: [9] }],
  'round-published': [
    { kind: 'round-published', phase, round, tables: [[1, [5, 9]]], byes: [OWN] },
  ],
  'round-started': [{ kind: 'round-started', phase, round }],
  'round-closed': [{ kind: 'round-closed', phase, round }],
  'round-repaired': [
    { kind: 'table-removed', table },
    { kind: 'bye-given', ...ofOwn },
  ],
  'result-reported': [{ kind: 'result-reported', table, ...ofOwn }, decided],
  'result-entered': [decided],
  'matches-recorded': [decided],
  'result-corrected': [{ ...decided, kind: 'result-corrected', phase, round }],
  'time-extended': [{ kind: 'time-extended', table, byMs: 60_000 }],
  'announcement-posted': [{ kind: 'announcement-posted', announcement: 1 }],
};

const now = { round: { phase, round } };

export const toldOf = (type: string): News =>
  ({
    seq: 21,
    hash: 'h',
    type,
    at: 0,
    token: 'k',
    reason: null,
    ownTable: null,
    now,
    facts: FACTS[type] ?? [{ kind: type }],
  }) as unknown as News;
