import { OUTCOME } from '../api/outcome-fragment.js';
import { graphql, type ResultOf } from '../api/schema.js';

/** What this server plays. Cards are not asked for: nobody needs them to sit down. */
export const GAMES = graphql(`
  query GamesToPlay {
    games {
      id
      title
      minSeats
      maxSeats
      options
      hasAdviser
      decks {
        name
        cards
      }
    }
  }
`);

export type GameToPlay = ResultOf<typeof GAMES>['games'][number];

export const CREATE = graphql(
  `
    mutation Create(
      $game: String!
      $seats: Int
      $options: Json
      $clock: ClockInput
      $spectatorDelay: SpectatorDelayInput
      $bestOf: Int
      $opens: RecordOpens
      $private: Boolean
      $commandId: ID!
    ) {
      outcome: createMatch(
        game: $game
        seats: $seats
        options: $options
        clock: $clock
        spectatorDelay: $spectatorDelay
        bestOf: $bestOf
        opens: $opens
        private: $private
        commandId: $commandId
      ) {
        ...Outcome
      }
    }
  `,
  [OUTCOME],
);
