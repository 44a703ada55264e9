/** Ends a match that stands still, by the same api as everybody else. */
import { randomUUID } from 'node:crypto';
import { Fault } from '../program/fault.js';
import { askServer, type Server } from '../server/ask-server.js';

interface Ended {
  readonly match: string;
  /** The event that cannot be read, or makes no sense. */
  readonly suspendedSeq: number;
  readonly endedSeq: number;
  /**
   * The error's reference in the log of every service; null: it is in that of one service alone.
   */
  readonly reference: string | null;
  /** What kind of trouble it was, in words; null: the api has none. */
  readonly says: string | null;
  /** Whether this call has ended the match; false where somebody had ended it before. */
  readonly isNew: boolean;
}

const WHY = `query Why($match: ID!) {
  suspension(match: $match) { seq reference says endedSeq }
}`;
const EXISTS = 'query Exists($match: ID!) { match(id: $match) { id } }';
const VOID = `mutation Void($id: ID!, $match: ID!, $seq: Int!, $reason: String!) {
  outcome: voidMatch(commandId: $id, match: $match, suspendedSeq: $seq, reason: $reason) {
    ... on Accepted { seq } ... on Refused { says } ... on Conflict { says }
  }
}`;

interface Suspension {
  readonly seq: number;
  readonly reference: string;
  readonly says: string;
  readonly endedSeq: number | null;
}

interface Voiding {
  readonly match: string;
  readonly reason: string;
  /** The event at which the match stands still, from a service's log; absent: the api is asked. */
  readonly event?: number;
}

/** Throws a `Fault` where there is nothing to be ended, or the server refuses. */
export async function voidMatch(server: Server, voiding: Voiding): Promise<Ended> {
  const { match, reason, event } = voiding;
  const { suspension } = await askServer<{ suspension: Suspension | null }>(server, WHY, { match });
  const suspendedSeq = suspension?.seq ?? event;
  if (suspendedSeq === undefined) throw await nothingToEnd(server, match);
  const { reference = null, says = null, endedSeq = null } = suspension ?? {};
  const known = { match, suspendedSeq, reference, says };
  if (endedSeq !== null) return { ...known, endedSeq, isNew: false };
  const { outcome } = await askServer<{ outcome: { seq?: number; says?: string } }>(server, VOID, {
    ...{ id: `void-${randomUUID()}`, match, seq: suspendedSeq, reason },
  });
  if (outcome.seq === undefined) throw new Fault('refused', outcome.says ?? 'it was not ended.');
  return { ...known, endedSeq: outcome.seq, isNew: true };
}

async function nothingToEnd(server: Server, match: string): Promise<Fault> {
  const found = await askServer<{ match: object | null }>(server, EXISTS, { match });
  if (found.match === null) {
    return new Fault('no-such-match', `${server.url} has no match "${match}".`);
  }
  return new Fault(
    'not-suspended',
    `${match} is not suspended here: a judge ends it by the mutation endMatch. Where the log of a ` +
      'match service says that it stands still, give the event that it names: --event N.',
  );
}
