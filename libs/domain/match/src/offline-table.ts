/**
 * A match without any service: commands are decided and sealed one by one, as a worker would, and
 * the same commands give the same bytes. `play-offline.ts` plays one to its end; a terminal sends
 * what people type.
 */
import {
  recordIdOf,
  sealEvent,
  type Head,
  type Parts,
  type SealedEvent,
} from '@scoresheet/domain-record';
import type { Seat } from '@scoresheet/rules-engine';
import type { Command } from '@scoresheet/contracts-messages';
import type { NotAccepted } from './aggregate.js';
import type { MatchEnvironment } from './environment.js';
import { invariant } from './invariant.js';
import { matchAggregate } from './match-aggregate.js';
import type { MatchState } from './match-state.js';

export interface OfflineSeating {
  /** Tells this match from others: its commands and its record are named after it. */
  readonly name: string;
  readonly game: string;
  /** One for each seat, as card codes. */
  readonly decks: readonly (readonly string[])[];
}

/** An event, the command that it came from, and its lines before they were sealed. */
export interface OfflineEvent extends SealedEvent {
  readonly command: Command;
  readonly parts: Parts;
}

/** A command without what the table itself knows: who sends it, to which record, under which id. */
export type Saying = Command extends infer C
  ? C extends Command
    ? Omit<C, 'commandId' | 'record' | 'actor' | 'role'>
    : never
  : never;

export interface OfflineTable {
  /** The match as it stands; undefined before its first event. */
  state(): MatchState | undefined;
  isOver(): boolean;
  /** What is sent next to fill the seats; undefined once the game has begun. */
  seating(): Sent | undefined;
  /** A refused command changes nothing, and the next one takes its place. */
  send(sent: Sent): OfflineEvent | NotAccepted;
}

export interface Sent {
  readonly seat: Seat;
  readonly says: Saying;
}

/** Milliseconds between two events: no clock is read. */
const PACE_MS = 1_000;

export function offlineTable(env: MatchEnvironment, match: OfflineSeating): OfflineTable {
  const aggregate = matchAggregate(env);
  const { name } = match;
  const actorOf = (seat: Seat): string => `${name}-seat${seat}`;
  const creation = { kind: 'match', actor: actorOf(1), commandId: `${name}-0` } as const;
  const record = recordIdOf(creation, env.sha256);
  let state: MatchState | undefined;
  let head: Head | undefined;

  function send({ seat, says }: Sent): OfflineEvent | NotAccepted {
    const seq = head === undefined ? 0 : head.seq + 1;
    const commandId = `${name}-${seq}`;
    const actor = actorOf(seat);
    const command: Command = { commandId, record, actor, role: 'player', ...says };
    const at = seq * PACE_MS;
    const decided = aggregate.decide(state, command, at);
    if (decided.outcome !== 'accepted') return decided;
    const { type, parts, saltOf } = decided;
    state = decided.state;
    const draft = { record, type, at, commandId, parts };
    const sealed = sealEvent(draft, head, { saltOf, sha256: env.sha256 });
    head = sealed.head;
    return { bytes: sealed.bytes, header: sealed.header, head, command, parts };
  }

  return {
    state: () => state,
    isOver: () => state !== undefined && aggregate.isOver(state),
    seating: () => nextToSeat(match, state),
    send,
  };
}

function nextToSeat(
  { game, decks }: OfflineSeating,
  state: MatchState | undefined,
): Sent | undefined {
  if (!state) return { seat: 1, says: { type: 'create-match', game, seats: decks.length } };
  const expectedSeq = state.seq;
  const free = state.seats.find(({ actor }) => actor === null);
  if (free) {
    const { seat } = free;
    const deck = [...(decks[seat - 1] ?? [])];
    return { seat, says: { type: 'take-seat', seat, deck, expectedSeq } };
  }
  const waiting = state.seats.find(({ ready }) => !ready);
  return waiting && { seat: waiting.seat, says: { type: 'get-ready', expectedSeq } };
}

/** Sends what has to be accepted; anything else is a mistake of the caller. */
export function sendOrThrow(table: OfflineTable, sent: Sent, name: string): OfflineEvent {
  const outcome = table.send(sent);
  invariant(
    !('outcome' in outcome),
    `${sent.says.type} of ${name}: ${'outcome' in outcome ? outcome.outcome : ''}`,
  );
  return outcome;
}
