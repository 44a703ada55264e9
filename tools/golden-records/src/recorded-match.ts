/** A match on the record without any service: seats, a judge and the clock send, time can go by. */
import { hash } from 'node:crypto';
import type { Command, Role } from '@scoresheet/contracts-messages';
import {
  matchSecretOf,
  pinnedRules,
  sealedMatch,
  type MatchEnvironment,
  type OfflineEvent,
} from '@scoresheet/domain-match';
import { exportRecord, recordIdOf } from '@scoresheet/domain-record';
import { sha256 } from '@scoresheet/domain-record/node';
import { rulesOf } from '@scoresheet/games-catalog';
import type { Decision } from '@scoresheet/rules-engine';

export { sha256 };

/** The key of golden records, never that of an installation: what it hides is nobody's secret. */
const KEY = hash('sha256', 'scoresheet golden records', 'buffer');

export const environment: MatchEnvironment = {
  rulesOf,
  sha256,
  secretOf: (record) => matchSecretOf(KEY, record, sha256),
};

/** A command without what the match itself knows. */
type Saying = Command extends infer C
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

export function recordedMatch(name: string, creator: Sender, rules = environment): RecordedMatch {
  const match = sealedMatch(rules);
  const creation = { kind: 'match', actor: creator.actor, commandId: `${name}-0` } as const;
  const record = recordIdOf(creation, sha256);
  const events: OfflineEvent[] = [];
  let nowMs = 0;

  function send(sender: Sender, says: Saying): void {
    const commandId = `${name}-${events.length}`;
    const command: Command = { ...says, ...sender, commandId, record };
    const sent = match.decide(command, nowMs);
    if ('outcome' in sent) {
      throw new Error(`${name}, event ${events.length}: ${JSON.stringify(sent)}`);
    }
    for (let event: OfflineEvent | undefined = sent; event; event = match.goOn()) {
      events.push(event);
    }
    nowMs += PACE_MS;
  }

  function open(): readonly Decision[] {
    const state = match.state();
    if (!state?.table || match.isOver()) return [];
    return pinnedRules(rules, state.terms).ruleset.decisions(state.table);
  }

  return {
    send,
    open,
    waits: (ms) => void (nowMs += ms),
    asked: () => open()[0],
    seq: () => events.length - 1,
    isOver: match.isOver,
    exported: () =>
      exportRecord(
        events.map(({ bytes }) => bytes),
        sha256,
      ),
  };
}
