/** All tables of a round, for whoever needs to see them at once. */
import { graphql, type ResultOf } from '../../../api/schema.js';
import { TABLE_LINE } from '../../follow/event-documents.js';

export const PAGE = 500;

export const WHOLE_ROUND = graphql(
  `
    query WholeRound(
      $tournament: ID!
      $phase: Int!
      $round: Int!
      $from: Int!
      $after: [String!]! = []
    ) {
      tournamentTables(
        tournament: $tournament
        phase: $phase
        round: $round
        after: $from
        afterTokens: $after
        first: 500
      ) {
        ...TableLine
      }
    }
  `,
  [TABLE_LINE],
);

export type RoundTable = ResultOf<typeof TABLE_LINE>;
export type TableResult = NonNullable<RoundTable['result']>;
