/** The event as of which somebody asks: the last one where they name none. */
import { clientError } from '../../transport/masked-error.js';

/** Refuses an event that the tournament does not have. */
export function checkSeq(asked: number | null | undefined, lastSeq: number): number {
  const seq = asked ?? lastSeq;
  if (seq >= 0 && seq <= lastSeq) return seq;
  const says = `There is no event ${seq} of this tournament: its last one is ${lastSeq}.`;
  throw clientError('BAD_USER_INPUT', says);
}
