/** A record that stands still, or stood still until staff ended it, as its readers are told. */
import type { Suspension } from '@scoresheet/services-tail';
import type { GraphQLError } from 'graphql';
import { clientError } from '../transport/masked-error.js';

/** What can be known of a record as of now. */
export interface Standing<S> {
  /** The record before the bad event, but over if staff has ended it; undefined at event 0. */
  readonly state: S | undefined;
  /** Why the record stands still, undefined where nothing is wrong with it. */
  readonly suspension: Suspension | undefined;
}

/** The error for whoever reads on where nothing can be shown. It names nothing of the bad event. */
export function stoppedError({ seq, reference, ended }: Suspension, noun = 'match'): GraphQLError {
  const lookUp = `staff can look up reference ${reference}.`;
  if (ended === undefined) {
    return clientError('SUSPENDED', `This ${noun} is suspended at event ${seq}; ${lookUp}`);
  }
  const { seq: endedSeq } = ended.header;
  return clientError(
    'SUSPENDED',
    `This ${noun} was suspended at event ${seq}, and staff has ended it with event ${endedSeq}; ${lookUp}`,
    { resumeFrom: endedSeq },
  );
}

interface EventsAsked {
  readonly from?: number;
  readonly atMost?: number;
}

/**
 * How many events from a number on can be told of a record, which may stand still: those before the
 * bad one, and the one by which staff has ended it. Refuses what lies between.
 */
export function tellable(
  suspension: Suspension | undefined,
  { from = 0, atMost = Infinity }: EventsAsked,
  noun?: string,
): number {
  if (suspension === undefined) return atMost;
  const { seq: badSeq, ended } = suspension;
  if (ended !== undefined && from >= ended.header.seq) return atMost;
  if (from >= badSeq) throw stoppedError(suspension, noun);
  return Math.min(atMost, badSeq - from);
}
