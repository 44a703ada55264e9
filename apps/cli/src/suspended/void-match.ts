/** What is asked to end a match that stands still. */
import { Fault } from '../program/fault.js';
import { askServer, type Server } from '../server/ask-server.js';
import { endSuspended, type Ended, type EndingQuestions } from './end-suspended.js';

const EXISTS = 'query Exists($match: ID!) { match(id: $match) { id } }';
const OF_MATCHES: EndingQuestions = {
  why: `query Why($id: ID!) {
    suspension(match: $id) { seq reference says endedSeq }
  }`,
  end: `mutation Void($commandId: ID!, $id: ID!, $seq: Int!, $reason: String!) {
    outcome: voidMatch(commandId: $commandId, match: $id, suspendedSeq: $seq, reason: $reason) {
      ... on Accepted { seq } ... on Refused { says } ... on Conflict { says }
    }
  }`,
  goesOn: nothingToEnd,
};

interface Voiding {
  readonly match: string;
  readonly reason: string;
  /** The event at which the match stands still, from a service's log; absent: the api is asked. */
  readonly event?: number;
}

/** Throws a `Fault` where there is nothing to be ended, or the server refuses. */
export async function voidMatch(
  server: Server,
  { match, ...voiding }: Voiding,
): Promise<Ended & { readonly match: string }> {
  return { match, ...(await endSuspended(server, OF_MATCHES, { id: match, ...voiding })) };
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
