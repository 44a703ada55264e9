/** What the pages of an event ask for. `now` is the event itself; what is long is asked for by its pages. */
import { graphql, type ResultOf } from '../../api/schema.js';

/** What changes of an event while it is followed. */
const EVENT_NOW = graphql(`
  fragment EventNow on Tournament @_unmask {
    title
    stage
    beginsAt
    places
    waiting
    seq
    owner
    staff {
      actor
      as
    }
    round {
      phase
      round
      stage
      tables
      open
      clock {
        endsAt
        leftMs
      }
    }
  }
`);

const RESULT = graphql(`
  fragment Result on TableResult @_unmask {
    is
    winner
    wins
    draws
    scores
    places
  }
`);

/** What staff know of a table without a result. */
export const UNDECIDED = graphql(
  `
    fragment Undecided on OutstandingTable @_unmask {
      extensionMs
      calls
      reports {
        entrant
        result {
          ...Result
        }
      }
    }
  `,
  [RESULT],
);

/** As slim as a page of 500 has to be. */
export const TABLE_LINE = graphql(
  `
    fragment TableLine on TournamentTable @_unmask {
      number
      hasQuestion
      seats {
        entrant
        name
      }
      result {
        ...Result
      }
    }
  `,
  [RESULT],
);

export const TABLE = graphql(
  `
    fragment EventTable on TournamentTable @_unmask {
      phase
      round
      number
      hasQuestion
      matches
      seats {
        entrant
        actor
        name
      }
      result {
        ...Result
      }
    }
  `,
  [RESULT],
);

/** What nobody needs to know but who sits there: how the table stands beside the clock of the hall. */
const OWN_TABLE = graphql(
  `
    fragment OwnEventTable on TournamentTable @_unmask {
      ...EventTable
      reported
      extensionMs
    }
  `,
  [TABLE],
);

export const EVENT = graphql(
  `
    query Event($tournament: ID!) {
      tournament(tournament: $tournament) {
        ...EventNow
        id
        description
        game
        ruleset
        play
        entry
        checkIn
        capacity
        phases
        ownEntrant
      }
      ownTable(tournament: $tournament) {
        ...OwnEventTable
      }
    }
  `,
  [EVENT_NOW, OWN_TABLE],
);

export const FEED = graphql(
  `
    subscription EventFeed($tournament: ID!, $from: Int!) {
      tournamentEvents(tournament: $tournament, from: $from) {
        seq
        hash
        type
        at
        token
        facts
        reason {
          text
        }
        now {
          ...EventNow
          ownEntrant
        }
        ownTable {
          ...OwnEventTable
        }
      }
    }
  `,
  [EVENT_NOW, OWN_TABLE],
);

export const EVENT_WORDS = graphql(`
  query EventWords($tournament: ID!) {
    tournament(tournament: $tournament) {
      title
      description
    }
  }
`);

/** The event of the record at one place, which is another one where history was brought back. */
export const EVENT_AT = graphql(`
  query EventAt($tournament: ID!, $seq: Int!) {
    tournamentEvents(tournament: $tournament, from: $seq, first: 1) {
      events {
        hash
      }
    }
  }
`);

type Asked = ResultOf<typeof EVENT>;
export type Table = ResultOf<typeof TABLE>;
export type OwnTable = ResultOf<typeof OWN_TABLE>;
export type RoundNow = NonNullable<Asked['tournament']['round']>;
/** The phases come as event 0 pins them. */
export type EventFields = Omit<Asked['tournament'], 'phases'> & {
  readonly phases: readonly PhaseTerms[];
};
export type News = ResultOf<typeof FEED>['tournamentEvents'];

/** A phase as it was asked for, with what its kind has of these. */
export interface PhaseTerms {
  readonly kind: 'swiss' | 'round-robin' | 'pods' | 'single-elimination' | 'double-elimination';
  readonly standings: string;
  readonly bestOf?: number;
  readonly roundMs?: number;
  readonly rounds?: number | string;
  readonly times?: number;
  readonly cut?: { readonly by: string; readonly places?: number; readonly points?: number };
}
