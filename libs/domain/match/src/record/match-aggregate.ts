/** A match by the contract of records: as a worker decides it, and as its readers fold it. */
import type { Command } from '@scoresheet/contracts-messages';
import type {
  Accepted,
  Aggregate,
  Continued,
  DecidedAgain,
  FoldableEvent,
  ReadOnlyAggregate,
} from '@scoresheet/domain-record';
import { continuationId, isContinuation } from '../fold/continuation.js';
import { decide, decideContinuation, type HouseDecision } from '../commands/decide.js';
import type { ChanceSource, Deciding, MatchEnvironment } from '../rules/environment.js';
import { goesOn } from '../fold/long-action.js';
import type { NotAccepted } from '../commands/not-accepted.js';
import { foldMatch } from '../fold/fold.js';
import { isEmpty, seatAudiences, statusOf, type MatchState } from '../fold/match-state.js';
import { pinnedRules, type RulesSource } from '../rules/pinned-rules.js';
import { redecideMatch } from './redecide.js';
import type { MatchSecret } from '../rules/secret.js';
import { partsOf } from '../views/see.js';
import { decideSuspended } from '../commands/void-match.js';

/** What a match is decided with; the chance and the salts come of its secret. */
interface DecidingMatch extends Deciding {
  readonly source: MatchSecret;
}

export type MatchAggregate = Aggregate<MatchState, Command, NotAccepted>;

/** Throws for an event that makes no sense, and for unknown rules. */
export const readOnlyMatch = (source: RulesSource): ReadOnlyAggregate<MatchState> => ({
  fold: (state, event) => foldMatch(source, state, event),
  redecide: (state, event) => redecideMatch(source, state, event),
  isOver: (state) => statusOf(state) === 'over',
  isEmpty,
  endsSuspended: ({ header }) => header.type === 'match-voided',
});

export function matchAggregate(env: MatchEnvironment): MatchAggregate {
  const readOnly = readOnlyMatch(env);
  const deciders = decidersOf(env);

  /** A match under a key that is not here stops at event 0, before anything is decided in it. */
  function fold(state: MatchState | undefined, event: FoldableEvent): MatchState {
    const folded = readOnly.fold(state, event);
    if (state === undefined && folded.key !== null) deciders.of(folded);
    return folded;
  }

  function decideMatch(
    state: MatchState | undefined,
    command: Command,
    at: number,
  ): Accepted<MatchState> | NotAccepted {
    const deciding = state === undefined ? deciders.ofNew(command.record, at) : deciders.of(state);
    const decided = decide(deciding, state, command, at);
    if (decided.outcome !== 'accepted') return decided;
    if (decided.state !== state) deciders.keep(decided.state, deciding);
    return withLines(deciding, decided);
  }

  function goOn(state: MatchState): Continued<MatchState> {
    const commandId = continuationId(state.seq + 1);
    const deciding = deciders.of(state);
    return { ...withLines(deciding, decideContinuation(deciding, state)), commandId };
  }

  function redecide(state: MatchState | undefined, event: FoldableEvent): DecidedAgain<MatchState> {
    return redecideMatch(env, state, event, deciders.chanceOf);
  }

  return {
    ...readOnly,
    decide: decideMatch,
    goesOn: (state) => goesOn(env, state),
    goOn,
    isContinuation,
    fold,
    redecide,
    decideSuspended: (command, suspended) => decideSuspended(env, command, suspended),
  };
}

/** What is decided, cut into what each audience may know. */
function withLines(
  deciding: DecidingMatch,
  { state, type, house }: HouseDecision,
): Accepted<MatchState> {
  const { ruleset } = pinnedRules(deciding, state.terms);
  const parts = partsOf(ruleset, house, seatAudiences(state));
  return { outcome: 'accepted', state, type, parts, saltOf: deciding.source.saltOf };
}

/** Throws for a match whose key is not here. */
function decidersOf({ rulesOf, sha256, secretOf, keyAt }: MatchEnvironment) {
  // A match's secret is derived once and goes when its state is let go.
  const known = new WeakMap<MatchState, DecidingMatch>();

  function under(key: string | undefined, record: string): DecidingMatch {
    return { rulesOf, sha256, source: secretOf(record, key), key };
  }

  return {
    /** The chance of a record, derived anew for each event: few are decided again. */
    chanceOf: (record: string, key: string | undefined): ChanceSource => under(key, record).source,
    ofNew: (record: string, atMs: number): DecidingMatch => under(keyAt?.(atMs), record),
    keep: (state: MatchState, deciding: DecidingMatch): void => void known.set(state, deciding),
    of(state: MatchState): DecidingMatch {
      const before = known.get(state);
      if (before) return before;
      const deciding = under(state.key ?? undefined, state.record);
      known.set(state, deciding);
      return deciding;
    },
  };
}
