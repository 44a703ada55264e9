/** What the pages of who plays ask for. */
import { graphql, type ResultOf } from '../../api/schema.js';
import { TABLE } from '../follow/event-documents.js';

/** As the document asks: a page of them. */
export const PAGE = 100;

export const ENTRANTS = graphql(`
  query Entrants($tournament: ID!, $after: Int!, $search: String) {
    tournamentEntrants(tournament: $tournament, after: $after, search: $search, first: 100) {
      number
      name
      status
      isPresent
      hasList
    }
  }
`);

export const ENTRANT = graphql(
  `
    query Entrant($tournament: ID!, $entrant: Int!) {
      entrantPage(tournament: $tournament, entrant: $entrant) {
        entrant {
          number
          name
          actor
          status
          hasList
        }
        rounds {
          phase
          round
          isBye
          table {
            ...EventTable
          }
        }
      }
    }
  `,
  [TABLE],
);

/** Of one entrant, for staff: the entry behind the number before it. */
export const ENTRANT_FOR_STAFF = graphql(`
  query EntrantForStaff($tournament: ID!, $after: Int!) {
    staffEntries(tournament: $tournament, after: $after, first: 1) {
      entrant
      penalties {
        penalty
        infraction
        points
        at
      }
    }
  }
`);

export type EntrantLine = ResultOf<typeof ENTRANTS>['tournamentEntrants'][number];
export type EntrantPageFields = ResultOf<typeof ENTRANT>['entrantPage'];
export type Penalty = ResultOf<
  typeof ENTRANT_FOR_STAFF
>['staffEntries'][number]['penalties'][number];
