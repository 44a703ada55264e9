/** A match on the record without any service: seats, a judge and the clock send, time can go by. */
import { hash } from 'node:crypto';
import type { Command, Role } from '@scoresheet/contracts-messages';
import {
  matchAggregate,
  matchSecretOf,
  pinnedRules,
  type MatchEnvironment,
  type MatchState,
} from '@scoresheet/domain-match';
import {
  exportRecord,
  recordIdOf,
  sealEvent,
  type SealedEvent,
  type Sha256,
} from '@scoresheet/domain-record';
import { rulesOf } from '@scoresheet/games-catalog';
import type { Decision } from '@scoresheet/rules-engine';

export const sha256: Sha256 = (bytes) => hash('sha256', bytes, 'hex');

/** Never that of an installation: what it hides is nobody's secret. */
const KEY = hash('sha256', 'scoresheet golden records', 'buffer');

export const environment: MatchEnvironment = {
  rulesOf,
  sha256,
  secretOf: (record) => matchSecretOf(KEY, record, sha256),
};

/** A command without what the match itself knows. */
export type Saying = Command extends infer C
  ? C extends Command
    ? Omit<C, 'commandId' | 'record' | 'actor' | 'role'>
    : never
  : never;

export interface Sender {
  readonly actor: string;
  readonly role: Role;
}

export interface RecordedMatch {
  /** Throws where it is not accepted: a golden is made of what happened. */
  send(sender: Sender, says: Saying): void;
  waits(ms: number): void;
  /** All that the table waits for; nothing in the lobby and when all is over. */
  open(): readonly Decision[];
  /** What the table waits for first; undefined in the lobby and when all is over. */
  asked(): Decision | undefined;
  seq(): number;
  isOver(): boolean;
  exported(): string;
}

const PACE_MS = 1_000;

export function recordedMatch(name: string, creator: Sender): RecordedMatch {
  const aggregate = matchAggregate(environment);
  const creation = { kind: 'match', actor: creator.actor, commandId: `${name}-0` } as const;
  const record = recordIdOf(creation, sha256);
  const events: SealedEvent[] = [];
  let state: MatchState | undefined;
  let nowMs = 0;

  function send(sender: Sender, says: Saying): void {
    const commandId = `${name}-${events.length}`;
    const command: Command = { ...says, ...sender, commandId, record };
    const decided = aggregate.decide(state, command, nowMs);
    if (decided.outcome !== 'accepted') {
      throw new Error(`${name}, event ${events.length}: ${JSON.stringify(decided)}`);
    }
    const { type, parts, saltOf } = decided;
    state = decided.state;
    const draft = { record, type, at: nowMs, commandId, parts };
    events.push(sealEvent(draft, events.at(-1)?.head, { saltOf, sha256 }));
    goOn();
    nowMs += PACE_MS;
  }

  function goOn(): void {
    while (state !== undefined && aggregate.goesOn(state)) {
      const { type, parts, saltOf, commandId, state: after } = aggregate.goOn(state);
      state = after;
      const draft = { record, type, at: nowMs, commandId, parts };
      events.push(sealEvent(draft, events.at(-1)?.head, { saltOf, sha256 }));
    }
  }

  function open(): readonly Decision[] {
    if (!state?.table || aggregate.isOver(state)) return [];
    return pinnedRules(environment, state.terms).ruleset.decisions(state.table);
  }

  return {
    send,
    open,
    waits: (ms) => void (nowMs += ms),
    asked: () => open()[0],
    seq: () => events.length - 1,
    isOver: () => state !== undefined && aggregate.isOver(state),
    exported: () =>
      exportRecord(
        events.map(({ bytes }) => bytes),
        sha256,
      ),
  };
}
