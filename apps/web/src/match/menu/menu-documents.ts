import { OUTCOME } from '../../api/outcome-fragment.js';
import { graphql } from '../../api/schema.js';

export const CONCEDE = graphql(
  `
    mutation Concede($match: ID!, $commandId: ID!) {
      outcome: concede(match: $match, commandId: $commandId) {
        ...Outcome
      }
    }
  `,
  [OUTCOME],
);

export const PASS_BEFOREHAND = graphql(
  `
    mutation PassBeforehand($match: ID!, $until: AutoPassEnd!, $card: String, $commandId: ID!) {
      outcome: setAutoPass(match: $match, until: $until, card: $card, commandId: $commandId) {
        ...Outcome
      }
    }
  `,
  [OUTCOME],
);

export const ASK_AGAIN = graphql(
  `
    mutation AskAgain($match: ID!, $commandId: ID!) {
      outcome: clearAutoPass(match: $match, commandId: $commandId) {
        ...Outcome
      }
    }
  `,
  [OUTCOME],
);
