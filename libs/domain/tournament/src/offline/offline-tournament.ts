/**
 * A tournament without any service: commands are decided and sealed one by one, as a worker would,
 * and the same commands give the same bytes.
 */
import type { TournamentCommand } from '@scoresheet/contracts-messages';
import { recordIdOf, sealEvent, type Head, type SealedEvent } from '@scoresheet/domain-record';
import { invariant } from '@scoresheet/rules-engine';
import type { NotAccepted } from '../commands/not-accepted.js';
import type { TournamentState } from '../fold/tournament-state.js';
import { tournamentAggregate, type TournamentEnvironment } from '../record/tournament-aggregate.js';

/** A command without what the tournament itself knows: to which record, under which id. */
export type Said = TournamentCommand extends infer C
  ? C extends TournamentCommand
    ? ReadOnly<Omit<C, 'commandId' | 'record' | 'actor' | 'role'>>
    : never
  : never;

/** All the way down: what is said is never changed. */
type ReadOnly<T> = { readonly [K in keyof T]: ReadOnly<T[K]> };

export interface OfflineTournament {
  readonly record: string;
  /** The tournament as it stands; undefined before its first event. */
  state(): TournamentState | undefined;
  head(): Head | undefined;
  /** All events so far, as they would stand in a log. */
  events(): readonly Uint8Array[];
  /** A refused command changes nothing. The house says what no actor may. */
  send(actor: string, says: Said, role?: TournamentCommand['role']): SealedEvent | NotAccepted;
  /** `send` for what has to be accepted; anything else is a mistake of the caller. */
  sendOrThrow(actor: string, says: Said, role?: TournamentCommand['role']): SealedEvent;
}

/** Milliseconds between two events: no clock is read. */
const PACE_MS = 1_000;

/** `name` tells this tournament from others: its commands and its record are named after it. */
export function offlineTournament(
  env: TournamentEnvironment,
  { name, owner }: { readonly name: string; readonly owner: string },
): OfflineTournament {
  const aggregate = tournamentAggregate(env);
  const creation = { kind: 'tournament', actor: owner, commandId: `${name}-0` } as const;
  const record = recordIdOf(creation, env.sha256);
  let state: TournamentState | undefined;
  let head: Head | undefined;
  const events: Uint8Array[] = [];
  const nextSeq = (): number => (head === undefined ? 0 : head.seq + 1);

  function send(
    actor: string,
    says: Said,
    role: TournamentCommand['role'] = 'player',
  ): SealedEvent | NotAccepted {
    const commandId = `${name}-${nextSeq()}`;
    const command = { ...says, commandId, record, actor, role } as TournamentCommand;
    const at = nextSeq() * PACE_MS;
    const decided = aggregate.decide(state, command, at);
    if (decided.outcome !== 'accepted') return decided;
    const { type, parts, saltOf } = decided;
    const draft = { record, type, at, commandId, parts };
    const sealed = sealEvent(draft, head, { saltOf, sha256: env.sha256 });
    state = decided.state;
    head = sealed.head;
    events.push(sealed.bytes);
    return sealed;
  }

  return {
    record,
    state: () => state,
    head: () => head,
    events: () => events,
    send,
    sendOrThrow: (actor, says, role) =>
      accepted(send(actor, says, role), `${says.type} of ${actor}`),
  };
}

function accepted(sent: SealedEvent | NotAccepted, what: string): SealedEvent {
  invariant(!('outcome' in sent), `${what}: ${'outcome' in sent ? JSON.stringify(sent) : ''}`);
  return sent;
}
