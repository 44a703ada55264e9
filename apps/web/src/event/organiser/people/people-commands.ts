/** Commands about the staff of an event, and what it tells everybody. */
import { graphql } from '../../../api/schema.js';
import { EVENT_OUTCOME } from '../../orders/event-outcome.js';

export const POST_ANNOUNCEMENT = graphql(
  `
    mutation PostAnnouncement($tournament: ID!, $commandId: ID!, $text: String!) {
      outcome: postAnnouncement(tournament: $tournament, commandId: $commandId, text: $text) {
        ...EventOutcome
      }
    }
  `,
  [EVENT_OUTCOME],
);

export const PLAN = graphql(
  `
    mutation Plan($tournament: ID!, $commandId: ID!, $beginsAt: Instant) {
      outcome: planTournament(tournament: $tournament, commandId: $commandId, beginsAt: $beginsAt) {
        ...EventOutcome
      }
    }
  `,
  [EVENT_OUTCOME],
);

export const APPOINT = graphql(
  `
    mutation Appoint($tournament: ID!, $commandId: ID!, $to: ID!, $as: TournamentStaffRole!) {
      outcome: appointStaff(tournament: $tournament, commandId: $commandId, to: $to, as: $as) {
        ...EventOutcome
      }
    }
  `,
  [EVENT_OUTCOME],
);

export const DISMISS = graphql(
  `
    mutation Dismiss($tournament: ID!, $commandId: ID!, $from: ID!) {
      outcome: dismissStaff(tournament: $tournament, commandId: $commandId, from: $from) {
        ...EventOutcome
      }
    }
  `,
  [EVENT_OUTCOME],
);

export const NAME_SUCCESSOR = graphql(
  `
    mutation NameSuccessor($tournament: ID!, $commandId: ID!, $successor: ID!) {
      outcome: nameSuccessor(
        tournament: $tournament
        commandId: $commandId
        successor: $successor
      ) {
        ...EventOutcome
      }
    }
  `,
  [EVENT_OUTCOME],
);
