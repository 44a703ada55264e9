/** Ends a record that stands still, by the same api as everybody else. */
import { randomUUID } from 'node:crypto';
import { Fault } from '../program/fault.js';
import { askServer, type Server } from '../server/ask-server.js';

/** What the api is asked of a kind of record. */
export interface EndingQuestions {
  /** Variable `id`; answers `suspension`. */
  readonly why: string;
  /** Variables `commandId`, `id`, `seq` and `reason`; answers `outcome`. */
  readonly end: string;
  /** Throws a `Fault` where there is no such record; gives the one for a record that goes on. */
  readonly goesOn: (server: Server, id: string) => Promise<Fault>;
}

export interface Ended {
  /** The event that cannot be read, or makes no sense. */
  readonly suspendedSeq: number;
  readonly endedSeq: number;
  /**
   * The error's reference in the log of every service; null: it is in that of one service alone.
   */
  readonly reference: string | null;
  /** What kind of trouble it was, in words; null: the api has none. */
  readonly says: string | null;
  /** Whether this call has ended the record; false where somebody had ended it before. */
  readonly isNew: boolean;
}

interface Suspension {
  readonly seq: number;
  readonly reference: string;
  readonly says: string;
  readonly endedSeq: number | null;
}

interface Ending {
  readonly id: string;
  readonly reason: string;
  /** The event at which the record stands still, from a service's log; absent: the api is asked. */
  readonly event?: number;
}

/** Throws a `Fault` where there is nothing to be ended, or the server refuses. */
export async function endSuspended(
  server: Server,
  { why, end, goesOn }: EndingQuestions,
  { id, reason, event }: Ending,
): Promise<Ended> {
  const { suspension } = await askServer<{ suspension: Suspension | null }>(server, why, { id });
  const suspendedSeq = suspension?.seq ?? event;
  if (suspendedSeq === undefined) throw await goesOn(server, id);
  const { reference = null, says = null, endedSeq = null } = suspension ?? {};
  const known = { suspendedSeq, reference, says };
  if (endedSeq !== null) return { ...known, endedSeq, isNew: false };
  const { outcome } = await askServer<{ outcome: { seq?: number; says?: string } }>(server, end, {
    commandId: `void-${randomUUID()}`,
    id,
    seq: suspendedSeq,
    reason,
  });
  if (outcome.seq === undefined) throw new Fault('refused', outcome.says ?? 'it was not ended.');
  return { ...known, endedSeq: outcome.seq, isNew: true };
}
