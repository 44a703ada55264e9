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

/** Of a round that nobody has seen yet, its repair would tell who meets whom, and so would the reason. */
const SECRET_OF_A_DRAW = ['repairs', 'reasonDigest'];

/** The part of `audience`, from the house's. */
export function seeTournament(house: Part, audience: Audience): Part {
  if (audience === 'house') return house;
  const facts = house.facts.map(seeFact).filter((seen) => seen !== undefined);
  return { action: seeAction(house), facts };
}

function seeAction({ action: sent, facts }: Part): JsonObject {
  const action = sent as JsonObject;
  const isOfDraw = facts.some(
    (fact) => (fact as unknown as TournamentFact).kind === 'draw-repaired',
  );
  const secret = isOfDraw ? SECRET_OF_A_DRAW : (SECRET_FIELDS[action['type'] as string] ?? []);
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
    case 'draw-repaired': {
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
      return isOpen(fact.kind) ? recorded : undefined;
  }
}

type Sealed =
  | 'registration-opened'
  | 'pairs-forbidden'
  | 'round-drawn'
  | 'draw-repaired'
  | 'result-reported'
  | 'list-handed-in'
  | 'list-replaced'
  | 'entrant-penalised';

/**
 * Facts that everybody may know as a whole, each by its name: a new one is sealed until it is here,
 * and one that is no longer a fact does not compile.
 */
const OPEN: { readonly [kind in Exclude<TournamentFact['kind'], Sealed>]: true } = {
  'tournament-created': true,
  'key-named': true,
  'tournament-planned': true,
  'tournament-announced': true,
  'check-in-begun': true,
  'tournament-paused': true,
  'tournament-resumed': true,
  'tournament-finished': true,
  'tournament-cancelled': true,
  'entrant-entered': true,
  'entrants-dropped': true,
  'entrants-admitted': true,
  'entrant-checked-in': true,
  'entrant-re-entered': true,
  'entrants-joined-phase': true,
  'entrant-disqualified': true,
  'entrant-bound': true,
  'byes-awarded': true,
  'seat-fixed': true,
  'phase-begun': true,
  'seeds-moved': true,
  'walkover-decided': true,
  'entrant-replaced': true,
  'round-reviewed': true,
  'round-published': true,
  'round-started': true,
  'round-closed': true,
  'clock-paused': true,
  'clock-resumed': true,
  'time-extended': true,
  'lateness-counted': true,
  'table-removed': true,
  'table-added': true,
  'bye-given': true,
  'bye-taken': true,
  'tables-numbered': true,
  'result-recorded': true,
  'question-opened': true,
  'result-corrected': true,
  'staff-appointed': true,
  'staff-dismissed': true,
  'successor-named': true,
  'ownership-taken': true,
  'points-taken': true,
  'announcement-posted': true,
  'staff-called': true,
  'call-answered': true,
};

const isOpen = (kind: string): boolean => Object.hasOwn(OPEN, kind);
