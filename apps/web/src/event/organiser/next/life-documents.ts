/** Commands for the life of an event. */
import { graphql } from '../../../api/schema.js';
import { EVENT_OUTCOME } from '../../orders/event-outcome.js';

export const ANNOUNCE = graphql(
  `
    mutation Announce($tournament: ID!, $commandId: ID!) {
      outcome: announceTournament(tournament: $tournament, commandId: $commandId) {
        ...EventOutcome
      }
    }
  `,
  [EVENT_OUTCOME],
);

export const OPEN_REGISTRATION = graphql(
  `
    mutation OpenRegistration($tournament: ID!, $commandId: ID!, $code: String) {
      outcome: openRegistration(tournament: $tournament, commandId: $commandId, code: $code) {
        ...EventOutcome
      }
    }
  `,
  [EVENT_OUTCOME],
);

export const BEGIN_CHECK_IN = graphql(
  `
    mutation BeginCheckIn($tournament: ID!, $commandId: ID!) {
      outcome: beginCheckIn(tournament: $tournament, commandId: $commandId) {
        ...EventOutcome
      }
    }
  `,
  [EVENT_OUTCOME],
);

export const BEGIN_PHASE = graphql(
  `
    mutation BeginPhase($tournament: ID!, $commandId: ID!, $phase: Int!) {
      outcome: beginPhase(tournament: $tournament, commandId: $commandId, phase: $phase) {
        ...EventOutcome
      }
    }
  `,
  [EVENT_OUTCOME],
);

export const PAUSE = graphql(
  `
    mutation Pause($tournament: ID!, $commandId: ID!) {
      outcome: pauseTournament(tournament: $tournament, commandId: $commandId) {
        ...EventOutcome
      }
    }
  `,
  [EVENT_OUTCOME],
);

export const RESUME = graphql(
  `
    mutation Resume($tournament: ID!, $commandId: ID!) {
      outcome: resumeTournament(tournament: $tournament, commandId: $commandId) {
        ...EventOutcome
      }
    }
  `,
  [EVENT_OUTCOME],
);

export const FINISH = graphql(
  `
    mutation Finish($tournament: ID!, $commandId: ID!) {
      outcome: finishTournament(tournament: $tournament, commandId: $commandId) {
        ...EventOutcome
      }
    }
  `,
  [EVENT_OUTCOME],
);

export const CANCEL = graphql(
  `
    mutation Cancel($tournament: ID!, $commandId: ID!, $reason: String!) {
      outcome: cancelTournament(tournament: $tournament, commandId: $commandId, reason: $reason) {
        ...EventOutcome
      }
    }
  `,
  [EVENT_OUTCOME],
);

export const TAKE_OVER = graphql(
  `
    mutation TakeOver($tournament: ID!, $commandId: ID!) {
      outcome: takeOver(tournament: $tournament, commandId: $commandId) {
        ...EventOutcome
      }
    }
  `,
  [EVENT_OUTCOME],
);
