import { graphql, type ResultOf } from '../../../api/schema.js';
import { TABLE_LINE } from '../../follow/event-documents.js';

export const TABLE_AT = graphql(
  `
    query TableAt(
      $tournament: ID!
      $phase: Int!
      $round: Int!
      $table: Int!
      $after: [String!]! = []
    ) {
      tournamentTables(
        tournament: $tournament
        phase: $phase
        round: $round
        number: $table
        first: 1
        afterTokens: $after
      ) {
        ...TableLine
      }
    }
  `,
  [TABLE_LINE],
);

export const PREVIEW = graphql(`
  query CorrectionPreview(
    $tournament: ID!
    $phase: Int!
    $round: Int!
    $table: Int!
    $result: TableResultInput!
  ) {
    preview: previewCorrection(
      tournament: $tournament
      phase: $phase
      round: $round
      table: $table
      result: $result
    ) {
      __typename
      ... on CorrectionPreview {
        seq
        bracket
        walkovers
        names {
          entrant
          name
        }
        standings {
          entrant
          before {
            rank
            points
            tieBreaks {
              name
              value
            }
          }
          after {
            rank
            points
            tieBreaks {
              name
              value
            }
          }
        }
      }
      ... on Refused {
        code
        says
      }
    }
  }
`);

type Told = ResultOf<typeof PREVIEW>['preview'];
export type CorrectionPreview = Extract<Told, { readonly __typename: 'CorrectionPreview' }>;
export type ChangedLine = CorrectionPreview['standings'][number];
