import { graphql, type ResultOf } from '../api/schema.js';

/** Who uses this browser; null for a stranger. */
export const VIEWER = graphql(`
  query Viewer {
    viewer {
      id
      label
      name
      roles
    }
  }
`);

export type Viewer = NonNullable<ResultOf<typeof VIEWER>['viewer']>;

const OPENED = graphql(`
  fragment Opened on BrowserSessionOutcome @_unmask {
    __typename
    ... on AccountRefused {
      code
      says
    }
  }
`);

export type OpenedFields = ResultOf<typeof OPENED>;

export const OPEN_GUEST = graphql(
  `
    mutation OpenGuest {
      opened: openGuestSession(as: PLAYER) {
        ...Opened
      }
    }
  `,
  [OPENED],
);

export const SIGN_IN = graphql(
  `
    mutation SignIn($name: String!, $password: String!, $device: String) {
      opened: openSession(name: $name, password: $password, device: $device) {
        ...Opened
      }
    }
  `,
  [OPENED],
);

export const NEW_ACCOUNT = graphql(
  `
    mutation NewAccount($name: String!, $password: String!, $device: String) {
      opened: openNewAccount(name: $name, password: $password, device: $device) {
        ...Opened
      }
    }
  `,
  [OPENED],
);

export const SIGN_OUT = graphql(`
  mutation SignOut {
    closeSession {
      wasOpen
    }
  }
`);

export const SESSIONS = graphql(`
  query Sessions {
    mySessions {
      id
      device
      isThis
      createdAt
      refreshedAt
    }
  }
`);

export type SessionFields = ResultOf<typeof SESSIONS>['mySessions'][number];

export const END_SESSION = graphql(`
  mutation EndSession($session: ID!) {
    signOut(session: $session) {
      __typename
      ... on AccountRefused {
        says
      }
    }
  }
`);

export const END_ALL_SESSIONS = graphql(`
  mutation EndAllSessions {
    signOutEverywhere {
      __typename
      ... on AccountRefused {
        says
      }
    }
  }
`);
