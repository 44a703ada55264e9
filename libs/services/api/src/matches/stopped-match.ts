/** A match that stands still, or stood still until staff ended it, as its readers are told. */
import { troubleInWords, troubleOf, type MatchState } from '@scoresheet/domain-match';
import { EventAheadOfLog, EventRefuted, type Suspension } from '@scoresheet/services-tail';
import type { GraphQLError } from 'graphql';
import { clientError } from '../transport/masked-error.js';

/** What can be known of a match as of now. */
export interface Standing {
  /** The match before the bad event, but over if staff has ended it; undefined at event 0. */
  readonly state: MatchState | undefined;
  /** Why the match stands still, undefined where nothing is wrong with it. */
  readonly suspension: Suspension | undefined;
}

export interface SuspensionInWords {
  readonly match: string;
  /** The event that could not be folded. */
  readonly seq: number;
  readonly atMs: number | null;
  readonly reference: string;
  readonly says: string;
  /** The event by which staff has ended the match. */
  readonly endedSeq: number | null;
}

/** Words for staff: why the match cannot go on. */
export function suspensionInWords(suspension: Suspension): SuspensionInWords {
  const { record: match, seq, atMs = null, reference, error, ended } = suspension;
  const isOfTail = error instanceof EventAheadOfLog || error instanceof EventRefuted;
  const says = isOfTail ? error.message : troubleInWords(troubleOf(error), seq);
  return { match, seq, atMs, reference, says, endedSeq: ended?.header.seq ?? null };
}

/** The error for whoever reads on where nothing can be shown. It names nothing of the bad event. */
export function stoppedError({ seq, reference, ended }: Suspension): GraphQLError {
  const lookUp = `staff can look up reference ${reference}.`;
  if (ended === undefined) {
    return clientError('SUSPENDED', `This match is suspended at event ${seq}; ${lookUp}`);
  }
  const { seq: endedSeq } = ended.header;
  return clientError(
    'SUSPENDED',
    `This match was suspended at event ${seq}, and staff has ended it with event ${endedSeq}; ${lookUp}`,
    { resumeFrom: endedSeq },
  );
}
