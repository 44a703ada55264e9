/**
 * What can be said to a command for a match that is suspended, whose state nobody knows: staff may
 * end it without a result, once. The event stands on the head of the chain like any other.
 */
import type { Command } from '@scoresheet/contracts-messages';
import type { DecidedEvent, FoldableEvent, Json, SuspendedRecord } from '@scoresheet/domain-record';
import { actionOf, isEventOf } from './action.js';
import type { MatchEnvironment } from '../rules/environment.js';
import type { MatchClosed } from '../fold/match-facts.js';
import type { MatchState } from '../fold/match-state.js';
import { conflict, refused, type NotAccepted } from './not-accepted.js';
import { STAFF_ONLY } from './ruling.js';

const VOIDED: MatchClosed = {
  kind: 'match-voided',
  outcome: { places: [], reason: 'voided' },
};
const ENDED = refused(
  'match-over',
  'The match could not go on, and staff has ended it: nothing more happens in it.',
);

/** The outcome of a command to a suspended match; undefined where there is no more to say. */
export function decideSuspended(
  { secretOf }: MatchEnvironment,
  command: Command,
  { seq, ended }: SuspendedRecord,
): DecidedEvent | NotAccepted | undefined {
  if (ended !== undefined) return afterEnd(command, ended);
  if (command.type !== 'void-match') return undefined;
  if (command.role !== 'judge' && command.role !== 'organiser') return STAFF_ONLY;
  if (command.suspendedSeq !== seq) {
    return conflict(`The match is suspended at event ${seq}: look again, then decide.`);
  }
  // A voiding event seals nothing: all may know that the match was ended, and by whom. Its salts
  // are used for nothing, so the first key does, which is here even if the match's own is not.
  const house = { action: actionOf(command), facts: [VOIDED as unknown as Json] };
  const { saltOf } = secretOf(command.record);
  return { outcome: 'accepted', type: 'match-voided', parts: { public: house }, saltOf };
}

function afterEnd(command: Command, { header, house }: FoldableEvent): NotAccepted {
  if (header.commandId !== command.commandId) return ENDED;
  if (isEventOf(command, house)) return { outcome: 'duplicate', seq: header.seq };
  return {
    outcome: 'command-id-reused',
    says: `This command id was used before, for event ${header.seq}: send a new id.`,
  };
}

/** A match as it stood before the event that could not be folded, and ended by staff since. */
export const voidedMatch = (state: MatchState, { header }: FoldableEvent): MatchState => ({
  ...state,
  seq: header.seq,
  at: header.at,
  closed: VOIDED.outcome,
});
