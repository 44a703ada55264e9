/** What the page of deck lists asks for. When lists open stands in the first event of the record. */
import { graphql, type ResultOf } from '../../api/schema.js';

export const LISTS_TERMS = graphql(`
  query ListsTerms($tournament: ID!) {
    tournament(tournament: $tournament) {
      listsAreOpen
    }
    tournamentEvents(tournament: $tournament, from: 0, first: 1) {
      events {
        facts
      }
    }
  }
`);

export const OPEN_LISTS = graphql(`
  query OpenLists($tournament: ID!, $after: Int!) {
    openLists(tournament: $tournament, after: $after, first: 100) {
      entrant
      name
      cards
    }
  }
`);

export type OpenList = ResultOf<typeof OPEN_LISTS>['openLists'][number];
