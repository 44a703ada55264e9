import { graphql, type VariablesOf } from '../../api/schema.js';
import { EVENT_OUTCOME } from '../../event/orders/event-outcome.js';

/** Makes an event, as a draft that its owner alone sees. */
export const CREATE_EVENT = graphql(
  `
    mutation CreateEvent(
      $commandId: ID!
      $title: String!
      $description: String
      $beginsAt: Instant
      $game: String!
      $options: Json
      $play: TournamentPlay!
      $capacity: Int!
      $entry: TournamentEntry!
      $checkIn: Boolean!
      $intentionalDraws: Boolean!
      $lists: ListsInput
      $phases: [TournamentPhaseInput!]!
    ) {
      outcome: createTournament(
        commandId: $commandId
        title: $title
        description: $description
        beginsAt: $beginsAt
        game: $game
        options: $options
        play: $play
        capacity: $capacity
        entry: $entry
        checkIn: $checkIn
        intentionalDraws: $intentionalDraws
        lists: $lists
        phases: $phases
      ) {
        ...EventOutcome
      }
    }
  `,
  [EVENT_OUTCOME],
);

export type EventTerms = Omit<VariablesOf<typeof CREATE_EVENT>, 'commandId'>;
export type PhaseAsked = EventTerms['phases'][number];

/** Answered when the server that is asked next knows of the event. */
export const EVENT_KNOWN = graphql(`
  query EventKnown($tournament: ID!, $token: String!) {
    tournament(tournament: $tournament, afterTokens: [$token]) {
      id
    }
  }
`);
