import { OUTCOME } from '../../api/outcome-fragment.js';
import { graphql } from '../../api/schema.js';
import { EVENT_OUTCOME } from '../../event/orders/event-outcome.js';

/** What stands still; more at once than these are one trouble, not many. */
export const SUSPENDED = graphql(`
  query Suspended {
    matches(filter: { suspended: true }, first: 50) {
      nodes {
        id
        game
      }
    }
    suspendedTournaments
  }
`);

export const SUSPENSION = graphql(`
  query Suspension($match: ID!) {
    suspension(match: $match) {
      seq
      since
      reference
      says
      endedSeq
    }
  }
`);

export const TOURNAMENT_SUSPENSION = graphql(`
  query TournamentSuspension($tournament: ID!) {
    suspension: tournamentSuspension(tournament: $tournament) {
      seq
      since
      reference
      says
      endedSeq
    }
  }
`);

export const VOID_MATCH = graphql(
  `
    mutation VoidMatch($commandId: ID!, $id: ID!, $seq: Int!, $reason: String!) {
      outcome: voidMatch(commandId: $commandId, match: $id, suspendedSeq: $seq, reason: $reason) {
        ...Outcome
      }
    }
  `,
  [OUTCOME],
);

export const CANCEL_SUSPENDED = graphql(
  `
    mutation CancelSuspended($commandId: ID!, $id: ID!, $seq: Int!, $reason: String!) {
      outcome: cancelTournament(
        commandId: $commandId
        tournament: $id
        suspendedSeq: $seq
        reason: $reason
      ) {
        ...EventOutcome
      }
    }
  `,
  [EVENT_OUTCOME],
);
