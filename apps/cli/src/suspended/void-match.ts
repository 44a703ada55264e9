/** Ends a match that stands still, by the same api as everybody else. */
import { randomUUID } from 'node:crypto';
import { Fault } from '../program/fault.js';
import { askServer, type Server } from '../server/ask-server.js';

export interface Ended {
  readonly match: string;
  /** The event that cannot be read, or makes no sense. */
  readonly suspendedSeq: number;
  readonly endedSeq: number;
  /** Stands beside the error in the log of every service. */
  readonly reference: string;
  /** What kind of trouble it was, in words. */
  readonly says: string;
  /** Not so where somebody has ended it before. */
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

/** Throws a `Fault` where there is nothing to be ended, or the server refuses. */
export async function voidMatch(server: Server, match: string, reason: string): Promise<Ended> {
  const { suspension } = await askServer<{ suspension: Suspension | null }>(server, WHY, { match });
  if (suspension === null) throw await nothingToEnd(server, match);
  const { seq: suspendedSeq, reference, says, endedSeq } = suspension;
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
    `${match} is not suspended: nothing is wrong with it. A judge ends it by the mutation endMatch.`,
  );
}
