/**
 * What can be said to a command for a tournament that is suspended, whose state nobody knows: staff
 * may cancel it, once. The event stands on the head of the chain like any other.
 */
import type { TournamentCommand } from '@scoresheet/contracts-messages';
import {
  sentBefore,
  type DecidedEvent,
  type FoldableEvent,
  type Json,
  type SuspendedRecord,
} from '@scoresheet/domain-record';
import type { TournamentFact } from '../fold/tournament-facts.js';
import type { TournamentState } from '../fold/tournament-state.js';
import type { TournamentSecret } from '../secret/tournament-secret.js';
import { COMMANDS } from '../staff/command-table.js';
import { actionOf, isTournamentEventOf } from './action.js';
import { conflict, refused, type NotAccepted } from './not-accepted.js';

const CANCELLED: TournamentFact = { kind: 'tournament-cancelled' };
const ENDED = refused(
  'tournament-over',
  'The tournament could not go on, and staff has cancelled it: nothing more happens in it.',
);
const STAFF_ONLY = refused(
  'not-allowed',
  'Only who leads a tournament, or looks after the installation, ends one that is suspended.',
);

interface Secrets {
  readonly secretOf: (record: string) => Pick<TournamentSecret, 'saltOf'>;
}

/** The outcome of a command to a suspended tournament; undefined where there is no more to say. */
export function decideSuspended(
  { secretOf }: Secrets,
  command: TournamentCommand,
  { seq, ended }: SuspendedRecord,
): DecidedEvent | NotAccepted | undefined {
  if (ended !== undefined) return afterEnd(command, ended);
  if (command.type !== 'cancel-tournament' || command.suspendedSeq === undefined) return undefined;
  if (command.role !== 'organiser') return STAFF_ONLY;
  if (command.suspendedSeq !== seq) {
    return conflict(`The tournament is suspended at event ${seq}: look again, then decide.`);
  }
  // A cancelling event seals nothing: all may know that the tournament was ended, and by whom. Salts
  // are used for nothing, so the first key does, which is here even if the tournament's own is not.
  const house = { action: actionOf(command), facts: [CANCELLED as unknown as Json] };
  const type = COMMANDS[command.type].becomes;
  const { saltOf } = secretOf(command.record);
  return { outcome: 'accepted', type, parts: { public: house }, saltOf };
}

function afterEnd(command: TournamentCommand, { header, house }: FoldableEvent): NotAccepted {
  if (header.commandId !== command.commandId) return ENDED;
  return sentBefore(header.seq, isTournamentEventOf(command, house));
}

/**
 * A tournament as it stood before the event that could not be folded, and cancelled by staff since.
 * Its last event is still the one before: as of that one its standings can be worked out.
 */
export const cancelledTournament = (
  state: TournamentState,
  { header }: FoldableEvent,
): TournamentState => ({ ...state, stage: 'cancelled', at: header.at });
