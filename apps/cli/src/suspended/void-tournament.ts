/** What is asked to cancel a tournament that stands still. */
import { Fault } from '../program/fault.js';
import { askServer, type Server } from '../server/ask-server.js';
import { endSuspended, type Ended, type EndingQuestions } from './end-suspended.js';

const EXISTS = 'query Exists($id: ID!) { tournament(tournament: $id) { seq } }';
const OF_TOURNAMENTS: EndingQuestions = {
  why: `query Why($id: ID!) {
    suspension: tournamentSuspension(tournament: $id) { seq reference says endedSeq }
  }`,
  end: `mutation Cancel($commandId: ID!, $id: ID!, $seq: Int!, $reason: String!) {
    outcome: cancelTournament(
      commandId: $commandId, tournament: $id, suspendedSeq: $seq, reason: $reason
    ) { ... on TournamentAccepted { seq } ... on Refused { says } ... on Conflict { says } }
  }`,
  goesOn: nothingToEnd,
};

interface Voiding {
  readonly tournament: string;
  readonly reason: string;
  /** The event at which it stands still, from a service's log; absent: the api is asked. */
  readonly event?: number;
}

/** Throws a `Fault` where there is nothing to be ended, or the server refuses. */
export async function voidTournament(
  server: Server,
  { tournament, ...voiding }: Voiding,
): Promise<Ended & { readonly tournament: string }> {
  const ended = await endSuspended(server, OF_TOURNAMENTS, { id: tournament, ...voiding });
  return { tournament, ...ended };
}

async function nothingToEnd(server: Server, id: string): Promise<Fault> {
  await askServer(server, EXISTS, { id });
  return new Fault(
    'not-suspended',
    `${id} is not suspended here: its owner ends it with "scoresheet tournament cancel". Where the ` +
      'log of a tournament service says that it stands still, give the event that it names: --event N.',
  );
}
