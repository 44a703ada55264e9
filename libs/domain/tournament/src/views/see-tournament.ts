/**
 * What an audience may know of an event: an allow-list for the action and for each fact. What is not
 * named here is known to the house alone. No line is written for an entrant: there may be thousands;
 * what one of them may know beyond the public is cut from the house's line where it is read.
 */
import type { Audience, Json, JsonObject, Part } from '@scoresheet/domain-record';
import type { TournamentFact } from '../fold/tournament-facts.js';

/** Fields of an action that the house alone may know, by the type of the command. */
const SECRET_FIELDS: { readonly [type: string]: readonly string[] } = {
  'open-registration': ['codeDigest'],
  'enter-tournament': ['code'],
  'forbid-pairs': ['pairs'],
  'report-result': ['result'],
  'hand-in-list': ['cards'],
  'replace-list': ['cards'],
  'penalise-entrant': ['actor', 'entrant', 'penalty', 'points', 'infraction', 'reasonDigest'],
};

/** The part of `audience`, from the house's. */
export function seeTournament(house: Part, audience: Audience): Part {
  if (audience === 'house') return house;
  const facts = house.facts.map(seeFact).filter((seen) => seen !== undefined);
  return { action: seeAction(house.action as JsonObject), facts };
}

function seeAction(action: JsonObject): JsonObject {
  const secret = SECRET_FIELDS[action['type'] as string] ?? [];
  return Object.fromEntries(Object.entries(action).filter(([name]) => !secret.includes(name)));
}

/** The fact as everybody may know it; undefined where nothing of it may be known. */
function seeFact(recorded: Json): Json | undefined {
  const fact = recorded as unknown as TournamentFact;
  switch (fact.kind) {
    case 'registration-opened':
    case 'pairs-forbidden':
      return { kind: fact.kind };
    case 'round-drawn': {
      const { kind, phase, round } = fact;
      return { kind, phase, round };
    }
    case 'result-reported': {
      const { kind, table, entrant } = fact;
      return { kind, table, entrant };
    }
    case 'list-handed-in':
    case 'list-replaced': {
      const { kind, entrant, digest } = fact;
      return { kind, entrant, digest };
    }
    case 'entrant-penalised':
      return undefined;
    default:
      return seeOpenFact(fact) as unknown as Json;
  }
}

type Sealed =
  | 'registration-opened'
  | 'pairs-forbidden'
  | 'round-drawn'
  | 'result-reported'
  | 'list-handed-in'
  | 'list-replaced'
  | 'entrant-penalised';

/** Facts that everybody may know as a whole, each by its name: a new one is sealed until it is here. */
function seeOpenFact(fact: Exclude<TournamentFact, { kind: Sealed }>): TournamentFact | undefined {
  switch (fact.kind) {
    case 'tournament-created':
    case 'key-named':
    case 'tournament-announced':
    case 'check-in-begun':
    case 'tournament-paused':
    case 'tournament-resumed':
    case 'tournament-finished':
    case 'tournament-cancelled':
    case 'entrant-entered':
    case 'entrants-dropped':
    case 'entrants-admitted':
    case 'entrant-checked-in':
    case 'entrant-re-entered':
    case 'entrant-disqualified':
    case 'entrant-bound':
    case 'byes-awarded':
    case 'seat-fixed':
    case 'phase-begun':
    case 'round-reviewed':
    case 'round-published':
    case 'round-started':
    case 'round-closed':
    case 'clock-paused':
    case 'clock-resumed':
    case 'time-extended':
    case 'table-removed':
    case 'table-added':
    case 'bye-given':
    case 'bye-taken':
    case 'tables-numbered':
    case 'result-recorded':
    case 'question-opened':
    case 'result-corrected':
    case 'staff-appointed':
    case 'staff-dismissed':
    case 'successor-named':
    case 'ownership-taken':
    case 'points-taken':
    case 'staff-called':
    case 'call-answered':
      return fact;
  }
}
