/** Answers and giving up that are not accepted. */
import { act, concede } from '../refused-world.spec-kit.js';
import type { RowsByReason } from './row.spec-kit.js';

export const ANSWERS: RowsByReason = {
  illegal: [
    [
      'a card that is nowhere',
      ({ playing, plays }) => [plays.asked, act(playing, plays.id, 'play hand1-99 4')],
      'against-the-rules',
      /R-FUZ-\d+/,
    ],
    [
      'a word that answers another decision',
      ({ playing, plays }) => [plays.asked, act(playing, plays.id, 'attack life')],
      'against-the-rules',
      /R-FUZ-36/,
    ],
    [
      'a redraw long after the opening hand',
      ({ playing, plays }) => [plays.asked, act(playing, plays.id, 'redraw')],
      'against-the-rules',
      /R-FUZ-29/,
    ],
    [
      'several options where one is asked for',
      ({ running, decision }) => [decision.asked, act(running, decision.id, ['a', 'b'])],
      'against-the-rules',
      /[RA]-FUZ-\d+/,
    ],
    [
      'a number where an option is asked for',
      ({ running, decision }) => [decision.asked, act(running, decision.id, 7)],
      'against-the-rules',
      /[RA]-FUZ-\d+/,
    ],
    [
      'an answer in a paused match',
      ({ paused }) => [paused.seats[0], act(paused, 'd1', 'first')],
      'match-paused',
      /wait until it is resumed/,
    ],
    [
      'an answer after the end',
      ({ over }) => [over.seats[1], act(over, 'd1', 'first')],
      'match-over',
      /nothing more happens/,
    ],
    [
      'giving up what is over',
      ({ over }) => [over.seats[1], `concede(match: "${over.match}")`],
      'match-over',
      /nothing more happens/,
    ],
    [
      'giving up what has not begun',
      ({ lobby, host }) => [host, `concede(match: "${lobby}")`],
      'match-not-running',
      /get ready/,
    ],
    [
      'a match that there is not',
      ({ by }) => [by('player'), 'concede(match: "m-none")'],
      'unknown-match',
      /check its id/,
    ],
  ],
  stale: [
    [
      'an answer to a decision that is closed',
      ({ playing, plays }) => [plays.asked, act(playing, 'd1', 'first')],
      'conflict',
      /look at the match again/,
    ],
    [
      'an answer to a decision that was never asked',
      ({ running, decision }) => [decision.asked, act(running, 'd999', 'first')],
      'unknown-decision',
      /no decision d999/,
    ],
  ],
  "somebody else's": [
    [
      "the other seat's decision",
      ({ running, decision }) => [decision.other, act(running, decision.id, decision.choice)],
      'other-seats-decision',
      /seat [12]'s, not yours/,
    ],
    [
      'a decision of a match in which one has no seat',
      ({ by, running, decision }) => [by('player'), act(running, decision.id, decision.choice)],
      'not-seated',
      /only its players can do this/,
    ],
    [
      'giving up for somebody else',
      ({ by, running }) => [by('player'), `concede(match: "${running.match}")`],
      'not-seated',
      /only its players can do this/,
    ],
  ],
  malformed: [
    [
      'no token',
      ({ running }) => [undefined, concede(running)],
      'UNAUTHENTICATED',
      /Sign in first/,
    ],
    [
      'a spectator',
      ({ by, running }) => [by('spectator'), concede(running)],
      'FORBIDDEN',
      /Only players can do this/,
    ],
    [
      'a match with spaces in its id',
      ({ by }) => [by('player'), 'concede(match: "not an id")'],
      'BAD_USER_INPUT',
      /a record id is written in letters/,
    ],
    [
      'an option of two lines',
      ({ running, decision }) => [decision.asked, act(running, decision.id, 'a\nb')],
      'BAD_USER_INPUT',
      /a choice is a line of plain text/,
    ],
    [
      'a choice that is an object',
      ({ running }) => [
        running.seats[0],
        `act(match: "${running.match}", decision: "d1", choice: { play: 1 })`,
      ],
      'GRAPHQL_VALIDATION_FAILED',
      /A choice is an option's id/,
    ],
    [
      'an argument that there is not',
      ({ running }) => [running.seats[0], `concede(match: "${running.match}", seat: 2)`],
      'GRAPHQL_VALIDATION_FAILED',
      /Unknown argument "seat"/,
    ],
  ],
};
