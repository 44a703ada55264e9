/** A match whose commands are decided and sealed one by one, as a worker would, without a log. */
import type { Command } from '@scoresheet/contracts-messages';
import { sealEvent } from '@scoresheet/domain-record';
import type { Accepted, Head, Parts, SealedEvent } from '@scoresheet/domain-record';
import type { MatchEnvironment } from '../rules/environment.js';
import { matchAggregate } from '../record/match-aggregate.js';
import type { MatchState } from '../fold/match-state.js';
import type { NotAccepted } from '../commands/not-accepted.js';

/** An event, the command that it came from, and its lines before they were sealed. */
export interface OfflineEvent extends SealedEvent {
  /** The command; absent where the action before goes on. */
  readonly command?: Command;
  readonly parts: Parts;
}

interface SealedMatch {
  /** The state so far; undefined before the first event. */
  state(): MatchState | undefined;
  isOver(): boolean;
  nextSeq(): number;
  /** `now` in milliseconds; an event is never earlier than the one before it. */
  decide(command: Command, now: number): OfflineEvent | NotAccepted;
  /** The next event of an action that goes on; undefined where none does. */
  goOn(): OfflineEvent | undefined;
}

export function sealedMatch(env: MatchEnvironment): SealedMatch {
  const aggregate = matchAggregate(env);
  let state: MatchState | undefined;
  let head: Head | undefined;

  function decide(command: Command, now: number): OfflineEvent | NotAccepted {
    const at = Math.max(state?.at ?? 0, now);
    const decided = aggregate.decide(state, command, at);
    if (decided.outcome !== 'accepted') return decided;
    return { ...seal(decided, command.commandId), command };
  }

  function goOn(): OfflineEvent | undefined {
    if (state === undefined || !aggregate.goesOn(state)) return undefined;
    const continued = aggregate.goOn(state);
    return seal(continued, continued.commandId);
  }

  function seal(accepted: Accepted<MatchState>, commandId: string): OfflineEvent {
    const { type, parts, saltOf } = accepted;
    state = accepted.state;
    const { record, at } = state;
    const draft = { record, type, at, commandId, parts };
    const sealed = sealEvent(draft, head, { saltOf, sha256: env.sha256 });
    head = sealed.head;
    return { bytes: sealed.bytes, header: sealed.header, head, parts };
  }

  return {
    state: () => state,
    isOver: () => state !== undefined && aggregate.isOver(state),
    nextSeq: () => (head === undefined ? 0 : head.seq + 1),
    decide,
    goOn,
  };
}
