/** A match as a worker runs it. */
import type { Command } from '@scoresheet/contracts-messages';
import type { Aggregate, Decided } from './aggregate.js';
import { decide } from './decide.js';
import type { Deciding, MatchEnvironment } from './environment.js';
import { matchFolder } from './match-folder.js';
import { seatAudiences, type MatchState } from './match-state.js';
import { pinnedRules } from './pinned-rules.js';
import type { MatchSecret } from './secret.js';
import { partsOf } from './parts.js';
import { decideSuspended } from './void-match.js';

/** What a match is decided with; the chance and the salts come of its secret. */
interface DecidingMatch extends Deciding {
  readonly source: MatchSecret;
}

export function matchAggregate(env: MatchEnvironment): Aggregate<MatchState> {
  // A match's secret is derived once and goes when its state is let go.
  const known = new WeakMap<MatchState, DecidingMatch>();

  function decidingOn(state: MatchState | undefined, record: string): DecidingMatch {
    const before = state && known.get(state);
    if (before) return before;
    const { rulesOf, sha256, secretOf } = env;
    const deciding = { rulesOf, sha256, source: secretOf(record) };
    if (state) known.set(state, deciding);
    return deciding;
  }

  function decideMatch(
    state: MatchState | undefined,
    command: Command,
    at: number,
  ): Decided<MatchState> {
    const deciding = decidingOn(state, command.record);
    const decided = decide(deciding, state, command, at);
    if (decided.outcome !== 'accepted') return decided;
    const { state: after, type, house } = decided;
    if (after !== state) known.set(after, deciding);
    const { rules } = pinnedRules(env, after.terms);
    const parts = partsOf(rules, house, seatAudiences(after));
    return { outcome: 'accepted', state: after, type, parts, saltOf: deciding.source.saltOf };
  }

  return {
    decide: decideMatch,
    ...matchFolder(env),
    decideSuspended: (command, suspended) => decideSuspended(env, command, suspended),
  };
}
