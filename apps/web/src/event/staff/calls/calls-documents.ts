import { graphql, type ResultOf } from '../../../api/schema.js';
import { EVENT_OUTCOME } from '../../orders/event-outcome.js';

/** So many calls come at once. */
export const CALLS_PAGE = 500;

export const CALLS = graphql(`
  query StaffCalls($tournament: ID!, $after: Int!) {
    staffEntries(tournament: $tournament, after: $after, called: true, first: 500) {
      entrant
      name
    }
  }
`);

/** So many events back a call is looked for, to say since when it waits. */
export const EVENTS_BACK = 500;

export const LAST_EVENTS = graphql(`
  query LastEvents($tournament: ID!, $from: Int!) {
    tournamentEvents(tournament: $tournament, from: $from, first: 500) {
      events {
        type
        at
        facts
      }
    }
  }
`);

export type ToldEvent = Pick<
  ResultOf<typeof LAST_EVENTS>['tournamentEvents']['events'][number],
  'type' | 'at' | 'facts'
>;

export const ANSWER_CALL = graphql(
  `
    mutation AnswerCall($tournament: ID!, $entrant: Int!, $commandId: ID!) {
      outcome: answerCall(tournament: $tournament, entrant: $entrant, commandId: $commandId) {
        ...EventOutcome
      }
    }
  `,
  [EVENT_OUTCOME],
);
