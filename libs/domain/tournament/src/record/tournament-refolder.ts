/** The rules of a tournament for verification: decides recorded actions again from recorded chance. */
import {
  isJsonObject,
  type HouseEvent,
  type Json,
  type Redecision,
  type Refolder,
  type Sha256,
  type Start,
} from '@scoresheet/domain-record';
import { invariant } from '@scoresheet/rules-engine';
import { isRoundTable, isStandingsPreset } from '@scoresheet/tournament-standings';
import { commandOf } from '../commands/action.js';
import { PAIRINGS } from '../commands/create-tournament.js';
import { decide } from '../commands/decide.js';
import type { Deciding, TournamentChance } from '../commands/deciding.js';
import { foldTournament } from '../fold/fold-tournament.js';
import type { TournamentFact, TournamentTerms } from '../fold/tournament-facts.js';
import type { TournamentState } from '../fold/tournament-state.js';
import { seeTournament } from '../views/see-tournament.js';
import { recordedChance } from './recorded-chance.js';

/** A tournament before or after its event 0. */
type RefoldedTournament = TournamentState | undefined;

export interface TournamentRules {
  readonly sha256: Sha256;
  readonly gameOf: Deciding['gameOf'];
}

export function tournamentRefolder(rules: TournamentRules): Refolder<RefoldedTournament> {
  const { sha256 } = rules;
  return {
    start: ({ part }): Start<RefoldedTournament> => startOf(part.facts as never),
    readsFacts: (line) => HOLDS_CHANCE.test(line),
    decide: (state, event) => decideRecorded(rules, state, event),
    evolve: (state, event) =>
      foldTournament(sha256, state, {
        header: { ...event, prev: '', hashes: {} },
        house: event.part,
      }),
    snapshot: (state) => (state ? snapshotOf(state) : null),
    seats: () => [],
    see: seeTournament,
  };
}

const HOLDS_CHANCE = /"kind":"(?:tournament-created|round-drawn|list-handed-in|list-replaced)"/;

function startOf([created]: readonly TournamentFact[]): Start<RefoldedTournament> {
  if (created?.kind !== 'tournament-created') {
    return { start: 'unknown-rules', missing: ['no tournament'] };
  }
  const missing = missingRules(created.terms);
  return missing.length === 0
    ? { start: 'ready', state: undefined }
    : { start: 'unknown-rules', missing };
}

/**
 * Names of what is missing, such as `swiss/2`: a tournament of a later version is read by programs of
 * that version, and said to be so by all others.
 */
function missingRules({ phases }: TournamentTerms): readonly string[] {
  const here = new Set(Object.values(PAIRINGS).flat());
  const missing = phases.flatMap((phase) => [
    ...(here.has(phase.pairing) ? [] : [phase.pairing]),
    ...(isStandingsPreset(phase.standings) ? [] : [phase.standings]),
    ...('rounds' in phase && typeof phase.rounds === 'string' && !isRoundTable(phase.rounds)
      ? [phase.rounds]
      : []),
  ]);
  return [...new Set(missing)].map(String);
}

/** Decides anew from the recorded chance, unless another source is given. */
export function decideRecorded(
  { sha256, gameOf }: TournamentRules,
  before: RefoldedTournament,
  { part, type, at, record, commandId }: HouseEvent,
  live?: TournamentChance,
): Redecision<TournamentState> {
  const command = isJsonObject(part.action) && commandOf(part.action, { record, commandId });
  if (!command) return { decided: false, code: 'no-command' };
  const facts = part.facts as unknown as readonly TournamentFact[];
  const key = facts.find((fact) => fact.kind === 'key-named')?.key;
  const chance = live ?? recordedChance(before, facts, sha256);
  const created = facts.find((fact) => fact.kind === 'tournament-created');
  const asOfThen: Deciding['gameOf'] = (name) =>
    gameOf(name === created?.terms.game ? created.terms.ruleset : name);
  const pairingOf = (phase: number) => created?.terms.phases[phase - 1]?.pairing;
  const deciding = { sha256, gameOf: asOfThen, chance, key, pairingOf };
  const decided = decide(deciding, before, command, at);
  if (decided.outcome === 'refused') return { decided: false, code: decided.code };
  if (decided.outcome !== 'accepted') return { decided: false, code: decided.outcome };
  if (decided.type !== type) return { decided: false, code: 'other-event-type' };
  return { decided: true, part: decided.house, state: decided.state };
}

/**
 * A state changes by facts alone, whoever has decided them, and facts were compared. So what is left
 * to compare is small, however many have entered.
 */
const snapshotOf = ({ seq, at, stage, places, entrants, phases }: TournamentState): Json => {
  const rounds = phases.at(-1)?.rounds ?? [];
  const last = rounds.at(-1);
  invariant(seq >= 0, 'a tournament begins with an event');
  return {
    seq,
    at,
    stage,
    places,
    entrants: entrants.length,
    phases: phases.length,
    round: last === undefined ? null : { round: last.round, stage: last.stage, open: last.open },
  };
};
