/** A match as a worker runs it. */
import type { Command } from '@scoresheet/contracts-messages';
import type { Aggregate, Decided } from './aggregate.js';
import { decide } from './decide.js';
import type { MatchEnvironment } from './environment.js';
import { foldMatch } from './fold.js';
import { seatAudiences, statusOf, type MatchState } from './match-state.js';
import { pinnedRules } from './pinned-rules.js';
import type { MatchSecret } from './secret.js';
import { partsOf } from './parts.js';

export function matchAggregate(env: MatchEnvironment): Aggregate<MatchState> {
  // A match's secret is derived once and goes when its state is let go.
  const secrets = new WeakMap<MatchState, MatchSecret>();

  function secretFor(state: MatchState | undefined, record: string): MatchSecret {
    const secret = (state && secrets.get(state)) ?? env.secretOf(record);
    if (state) secrets.set(state, secret);
    return secret;
  }

  function decideMatch(
    state: MatchState | undefined,
    command: Command,
    at: number,
  ): Decided<MatchState> {
    const secret = secretFor(state, command.record);
    const decided = decide({ ...env, source: secret }, state, command, at);
    if (decided.outcome !== 'accepted') return decided;
    const { state: after, type, house } = decided;
    secrets.set(after, secret);
    const { rules } = pinnedRules(env, after.terms);
    const parts = partsOf(rules, house, seatAudiences(after));
    return { outcome: 'accepted', state: after, type, parts, saltOf: secret.saltOf };
  }

  return {
    decide: decideMatch,
    fold: (state, event) => foldMatch(state, event, env.sha256),
    isOver: (state) => statusOf(state) === 'over',
  };
}
