import { OUTCOME } from '../api/outcome-fragment.js';
import { graphql, type ResultOf } from '../api/schema.js';

const MOMENT = graphql(`
  fragment Moment on MatchMessage @_unmask {
    seq
    type
    at
    action
    facts
    status
    table
    tookMs
    seats {
      seat
      actor
      ready
      clock {
        msLeft
        asOf
      }
    }
    series {
      wins
      draws
      decided
    }
    reason {
      text
    }
  }
`);

export type MomentFields = ResultOf<typeof MOMENT>;

export const MATCH = graphql(`
  query Match($match: ID!, $perspective: Perspective, $invitation: String) {
    match(id: $match, perspective: $perspective, invitation: $invitation) {
      id
      game
      ruleset
      status
      seq
      ticks
      ownSeat
      seats {
        seat
        actor
        ready
        warnings
        isBot
        label
        autoPass {
          until
          card
        }
        clock {
          msLeft
          running
          asOf
        }
      }
      judge {
        actor
      }
      opens
      private
      watchers
      clock {
        kind
        bankMs
        incrementMs
        decisionMs
      }
      beginsChosenBy
      series {
        bestOf
        game
        wins
        draws
        decided
        previous
        next
      }
      spectatorDelay {
        seconds
        events
      }
      result {
        places
        reason
      }
    }
  }
`);

export type MatchFields = NonNullable<ResultOf<typeof MATCH>['match']>;

export const MOMENTS = graphql(
  `
    query Moments($match: ID!, $from: Int!, $perspective: Perspective, $invitation: String) {
      moments(
        match: $match
        from: $from
        first: 50
        ticks: false
        perspective: $perspective
        invitation: $invitation
      ) {
        moments {
          ...Moment
        }
      }
    }
  `,
  [MOMENT],
);

/** A single event; it may be a clock tick. */
export const MOMENT_AT = graphql(
  `
    query MomentAt($match: ID!, $from: Int!, $perspective: Perspective, $invitation: String) {
      moments(
        match: $match
        from: $from
        first: 1
        perspective: $perspective
        invitation: $invitation
      ) {
        moments {
          ...Moment
        }
      }
    }
  `,
  [MOMENT],
);

export const FOLLOW = graphql(
  `
    subscription Follow($match: ID!, $from: Int!, $invitation: String) {
      matchEvents(match: $match, from: $from, table: true, invitation: $invitation) {
        ...Moment
      }
    }
  `,
  [MOMENT],
);

export const ACT = graphql(
  `
    mutation Act($match: ID!, $decision: ID!, $choice: Choice!, $commandId: ID!) {
      outcome: act(match: $match, decision: $decision, choice: $choice, commandId: $commandId) {
        ...Outcome
      }
    }
  `,
  [OUTCOME],
);
