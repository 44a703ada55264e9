/**
 * Plays a whole match without any service, event by event, as a worker would decide it: for
 * simulations, benches and tests. The same match gives the same bytes.
 */
import { recordIdOf, sealEvent, type Head, type SealedEvent } from '@scoresheet/domain-record';
import { decisions, type Choice, type Decision } from '@scoresheet/rules-engine';
import type { Command } from '@scoresheet/contracts-messages';
import type { MatchEnvironment } from './environment.js';
import { invariant } from './invariant.js';
import { matchAggregate } from './match-aggregate.js';
import type { MatchState } from './match-state.js';
import { pinnedRules } from './pinned-rules.js';

export interface OfflineMatch {
  /** Tells this match from others: its commands and its record are named after it. */
  readonly name: string;
  readonly game: string;
  /** One for each seat, as card codes. */
  readonly decks: readonly (readonly string[])[];
  /** Answers every decision, as the seat that is asked. */
  choose(decision: Decision): Choice;
}

/** Milliseconds between two events: no clock is read. */
const PACE_MS = 1_000;

/** An event and the command that it came from. */
export interface OfflineEvent extends SealedEvent {
  readonly command: Command;
}

/** Yields every event as it is sealed; returns the match as it ended. */
export function* playOffline(
  env: MatchEnvironment,
  match: OfflineMatch,
): Generator<OfflineEvent, MatchState> {
  const aggregate = matchAggregate(env);
  let state: MatchState | undefined;
  let head: Head | undefined;
  for (let seq = 0; state === undefined || !aggregate.isOver(state); seq += 1) {
    const command = nextCommand(env, match, state, seq);
    const decided = aggregate.decide(state, command, seq * PACE_MS);
    invariant(
      decided.outcome === 'accepted',
      `${command.type} of ${match.name}: ${decided.outcome}`,
    );
    state = decided.state;
    const { type, parts, saltOf } = decided;
    const { record, commandId } = command;
    const draft = { record, type, at: seq * PACE_MS, commandId, parts };
    const sealed = sealEvent(draft, head, { saltOf, sha256: env.sha256 });
    head = sealed.head;
    yield { ...sealed, command };
  }
  return state;
}

function nextCommand(
  env: MatchEnvironment,
  match: OfflineMatch,
  state: MatchState | undefined,
  seq: number,
): Command {
  const { name, game, decks } = match;
  const commandId = `${name}-${seq}`;
  const actorOf = (seat: number): string => `${name}-seat${seat}`;
  const host = actorOf(1);
  const creation = { kind: 'match', actor: host, commandId: `${name}-0` } as const;
  const sent = { commandId, record: recordIdOf(creation, env.sha256), role: 'player' } as const;
  if (!state) return { ...sent, actor: host, type: 'create-match', game, seats: decks.length };
  const free = state.seats.find(({ actor }) => actor === null);
  const expectedSeq = seq - 1;
  if (free) {
    const deck = [...(decks[free.seat - 1] ?? [])];
    const { seat } = free;
    return { ...sent, actor: actorOf(seat), type: 'take-seat', seat, deck, expectedSeq };
  }
  const waiting = state.seats.find(({ ready }) => !ready);
  if (waiting) return { ...sent, actor: actorOf(waiting.seat), type: 'get-ready', expectedSeq };
  return answer(env, match, state, { ...sent, actorOf });
}

interface Sent extends Pick<Command, 'commandId' | 'record' | 'role'> {
  readonly actorOf: (seat: number) => string;
}

function answer(
  env: MatchEnvironment,
  { choose }: OfflineMatch,
  { terms, table }: MatchState,
  { actorOf, ...sent }: Sent,
): Command {
  invariant(table, 'a match whose seats are ready is at the table');
  const { rules } = pinnedRules(env, terms);
  const [decision] = decisions({ rules, state: table });
  invariant(decision, 'a game that is not over waits for somebody');
  const choice = choose(decision);
  return {
    ...sent,
    actor: actorOf(decision.seat),
    type: 'act',
    decision: decision.id,
    choice: typeof choice === 'object' ? [...choice] : choice,
  };
}
