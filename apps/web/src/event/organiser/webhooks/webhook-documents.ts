import { graphql, type ResultOf } from '../../../api/schema.js';

const WEBHOOK = graphql(`
  fragment WebhookFields on Webhook @_unmask {
    id
    url
    kinds
    position
    state
    stopped
    nextAttemptAt
    deliveries(first: 10) {
      id
      seq
      at
      attempt
      outcome
      status
    }
  }
`);

export type WebhookFields = ResultOf<typeof WEBHOOK>;
export type DeliveryFields = WebhookFields['deliveries'][number];

export const WEBHOOKS = graphql(
  `
    query Webhooks($tournament: ID!) {
      webhooks(tournament: $tournament) {
        ...WebhookFields
      }
    }
  `,
  [WEBHOOK],
);

export const ADD_WEBHOOK = graphql(`
  mutation AddWebhook($tournament: ID!, $url: String!, $kinds: [String!]!) {
    done: addWebhook(tournament: $tournament, url: $url, kinds: $kinds) {
      __typename
      ... on WebhookAdded {
        secret
        webhook {
          id
          url
        }
      }
      ... on WebhookRefused {
        says
      }
    }
  }
`);

export const REMOVE_WEBHOOK = graphql(`
  mutation RemoveWebhook($id: ID!) {
    done: removeWebhook(id: $id) {
      __typename
      ... on WebhookRefused {
        says
      }
    }
  }
`);

export const REPLAY_WEBHOOK = graphql(`
  mutation ReplayWebhook($id: ID!, $from: Int!) {
    done: replayWebhook(id: $id, from: $from) {
      __typename
      ... on WebhookRefused {
        says
      }
    }
  }
`);

export const RESUME_WEBHOOK = graphql(`
  mutation ResumeWebhook($id: ID!) {
    done: resumeWebhook(id: $id) {
      __typename
      ... on WebhookRefused {
        says
      }
    }
  }
`);

export const TEST_WEBHOOK = graphql(`
  mutation TestWebhook($id: ID!) {
    done: sendTestWebhook(id: $id) {
      __typename
      ... on WebhookTested {
        delivery {
          outcome
          status
        }
      }
      ... on WebhookRefused {
        says
      }
    }
  }
`);
