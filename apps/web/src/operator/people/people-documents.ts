import { graphql, type ResultOf } from '../../api/schema.js';

export const ACCOUNT = graphql(`
  query AccountByName($name: String!) {
    account(name: $name) {
      id
      name
      roles
    }
  }
`);

export type AccountFields = NonNullable<ResultOf<typeof ACCOUNT>['account']>;
export type RoleName = AccountFields['roles'][number];

export const GRANTS = graphql(`
  query Grants($account: ID!) {
    roleGrants(account: $account) {
      role
      grantedBy
      grantedAt
      revokedBy
      revokedAt
    }
  }
`);

export type GrantFields = ResultOf<typeof GRANTS>['roleGrants'][number];

/** What an operator's change comes to; a mutation gives it under `outcome`. */
const CHANGED = graphql(`
  fragment Changed on AccountOutcome @_unmask {
    __typename
    ... on AccountRefused {
      says
    }
  }
`);

export const GRANT = graphql(
  `
    mutation Grant($account: ID!, $role: Role!) {
      outcome: grantRole(account: $account, role: $role) {
        ...Changed
      }
    }
  `,
  [CHANGED],
);

export const REVOKE = graphql(
  `
    mutation Revoke($account: ID!, $role: Role!) {
      outcome: revokeRole(account: $account, role: $role) {
        ...Changed
      }
    }
  `,
  [CHANGED],
);

export const SESSIONS_OF = graphql(`
  query SessionsOf($account: ID!) {
    sessionsOf(account: $account) {
      id
      device
      isThis
      createdAt
      refreshedAt
    }
  }
`);

export type SessionFields = ResultOf<typeof SESSIONS_OF>['sessionsOf'][number];

export const CLOSE_SESSION_OF = graphql(
  `
    mutation CloseSessionOf($account: ID!, $session: ID!) {
      outcome: closeSessionOf(account: $account, session: $session) {
        ...Changed
      }
    }
  `,
  [CHANGED],
);
