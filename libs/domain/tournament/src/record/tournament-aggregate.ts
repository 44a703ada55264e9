/** A tournament by the contract of records: as a worker decides it, and as its readers fold it. */
import type { TournamentCommand } from '@scoresheet/contracts-messages';
import { decideAgain, isPart, partsSeen } from '@scoresheet/domain-record';
import type {
  Accepted,
  Aggregate,
  DecidedAgain,
  FoldableEvent,
  HouseEvent,
  Part,
  ReadOnlyAggregate,
} from '@scoresheet/domain-record';
import { invariant } from '@scoresheet/rules-engine';
import { decideSuspended } from '../commands/cancel-suspended.js';
import { decide, refusalOf, type HouseDecision } from '../commands/decide.js';
import type { DecidedApart, Deciding, PairingOf, TournamentChance } from '../commands/deciding.js';
import type { NotAccepted } from '../commands/not-accepted.js';
import { foldTournament } from '../fold/fold-tournament.js';
import { isOver, type TournamentState } from '../fold/tournament-state.js';
import type { TournamentSecret } from '../secret/tournament-secret.js';
import { seeTournament } from '../views/see-tournament.js';
import { decideRecorded, type TournamentRules } from './tournament-refolder.js';

export interface TournamentEnvironment extends TournamentRules {
  /** `key` names the installation's key; undefined: the first. Throws where that key is not here. */
  readonly secretOf: (record: string, key?: string) => TournamentSecret;
  /** Names the key for tournaments that are made at this time; the first where undefined. */
  readonly keyAt?: (atMs: number) => string | undefined;
  /** The algorithms of new tournaments; the newest ones if absent. */
  readonly pairingOf?: PairingOf;
  /** What was worked out beforehand, elsewhere; without it, all is decided where it is asked. */
  readonly decidedApart?: DecidedApart;
}

export type TournamentAggregate = Aggregate<TournamentState, TournamentCommand, NotAccepted>;

/** Throws for an event that makes no sense. */
export const readOnlyTournament = (rules: TournamentRules): ReadOnlyAggregate<TournamentState> => ({
  fold: (state, event) => foldTournament(rules.sha256, state, event),
  redecide: (state, event) => redecide(rules, state, event),
  isOver,
  isEmpty: () => false,
  endsSuspended: ({ header }) => header.type === 'tournament-cancelled',
});

export function tournamentAggregate(env: TournamentEnvironment): TournamentAggregate {
  const secrets = new WeakMap<TournamentState, TournamentSecret>();
  function secretIn(state: TournamentState): TournamentSecret {
    const known = secrets.get(state) ?? env.secretOf(state.record, state.key ?? undefined);
    secrets.set(state, known);
    return known;
  }
  const { sha256, gameOf, decidedApart, pairingOf } = env;

  function decidingOf(
    state: TournamentState | undefined,
    { record }: TournamentCommand,
    at: number,
  ): Deciding & { readonly chance: TournamentSecret } {
    const key = state === undefined ? env.keyAt?.(at) : (state.key ?? undefined);
    const chance = state === undefined ? env.secretOf(record, key) : secretIn(state);
    return { sha256, gameOf, chance, key, decidedApart, pairingOf };
  }

  function decideTournament(
    state: TournamentState | undefined,
    command: TournamentCommand,
    at: number,
  ): Accepted<TournamentState> | NotAccepted {
    const deciding = decidingOf(state, command, at);
    const decided = decide(deciding, state, command, at);
    return decided.outcome === 'accepted' ? withLines(decided, deciding.chance) : decided;
  }

  return {
    ...readOnlyTournament(env),
    decide: decideTournament,
    refusalOf: (state, command, at) =>
      refusalOf(decidingOf(state, command, at), state, command, at),
    redecide: (state, event) =>
      redecide(env, state, event, state === undefined ? undefined : secretIn(state)),
    goesOn: () => false,
    goOn: () => invariant(false, 'no action of a tournament goes on') as never,
    isContinuation: () => false,
    decideSuspended: (command, suspended) => decideSuspended(env, command, suspended),
  };
}

const withLines = (
  { state, type, house }: HouseDecision,
  { saltOf }: TournamentSecret,
): Accepted<TournamentState> => ({
  outcome: 'accepted',
  state,
  type,
  parts: partsSeen(house, [], seeTournament),
  saltOf,
});

/** Decides a recorded event again where nobody takes its word. */
function redecide(
  rules: TournamentRules,
  state: TournamentState | undefined,
  { header, house }: FoldableEvent,
  live?: TournamentChance,
): DecidedAgain<TournamentState> {
  invariant(isPart(house), `event ${header.seq} holds no action and facts`);
  const again = (before: TournamentState | undefined, event: HouseEvent) =>
    decideRecorded(rules, before, event, live);
  const known = { ...header, part: house satisfies Part };
  return decideAgain({ decide: again }, { state, at: state?.at ?? 0 }, known);
}
