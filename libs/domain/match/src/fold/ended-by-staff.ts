import { isJsonObject, type RecordExport } from '@scoresheet/domain-record';

/** How staff has ended a match that could not go on. */
export interface EndedByStaff {
  /** The event at which it was suspended. */
  readonly suspendedSeq: number;
  readonly endedSeq: number;
}

/**
 * How staff has ended the match, undefined where nobody had to. Whether its first event is bad is
 * for a verification to say.
 */
export function endedByStaff({ events }: RecordExport): EndedByStaff | undefined {
  const ending = events.find(({ header }) => header.type === 'match-voided');
  const action = ending?.parts.public?.['action'];
  const suspendedSeq = isJsonObject(action) ? action['suspendedSeq'] : undefined;
  if (ending === undefined || typeof suspendedSeq !== 'number') return undefined;
  return { suspendedSeq, endedSeq: ending.header.seq };
}
