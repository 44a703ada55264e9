import { graphql, type ResultOf } from '../../api/schema.js';

export const BLOCKS = graphql(`
  query Blocks($past: Boolean!) {
    blocks(first: 100, past: $past) {
      id
      account
      network
      reason
      blockedBy
      blockedAt
      until
      liftedBy
      liftedAt
    }
  }
`);

export type BlockFields = ResultOf<typeof BLOCKS>['blocks'][number];

const BLOCKED = graphql(`
  fragment Blocked on BlockOutcome @_unmask {
    __typename
    ... on AccountRefused {
      says
    }
  }
`);

export const BLOCK_ACCOUNT = graphql(
  `
    mutation BlockAccount($account: ID!, $reason: String!, $until: Float) {
      outcome: blockAccount(account: $account, reason: $reason, until: $until) {
        ...Blocked
      }
    }
  `,
  [BLOCKED],
);

export const BLOCK_NETWORK = graphql(
  `
    mutation BlockNetwork($network: String!, $reason: String!, $until: Float) {
      outcome: blockNetwork(network: $network, reason: $reason, until: $until) {
        ...Blocked
      }
    }
  `,
  [BLOCKED],
);

export const LIFT_BLOCK = graphql(
  `
    mutation LiftBlock($id: ID!) {
      outcome: liftBlock(id: $id) {
        ...Blocked
      }
    }
  `,
  [BLOCKED],
);
