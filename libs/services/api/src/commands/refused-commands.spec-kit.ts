/** Commands that are not accepted: who sends what to which match, and what they are told. */
import { act, concede, take, type World } from './refused-world.spec-kit.js';

export type Row = readonly [
  what: string,
  /** The token that it is sent with, and the mutation. */
  request: (world: World) => readonly [string | undefined, string],
  code: string,
  words: RegExp,
];

const ILLEGAL: readonly Row[] = [
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
    'a deck that is too small',
    ({ by, lobby }) => [by('player'), take(lobby, 2, 1, [])],
    'deck-refused',
    /R-FUZ-\d+/,
  ],
  [
    'a deck with a card that there is not',
    ({ by, lobby, deck }) => [by('player'), take(lobby, 2, 1, [...deck.slice(1), 'GEN-999'])],
    'deck-refused',
    /has no card GEN-999/,
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
    'a game that there is not',
    ({ by }) => [by('player'), 'createMatch(game: "chess")'],
    'unknown-game',
    /choose one of the catalog/,
  ],
  [
    'more seats than the game has',
    ({ by }) => [by('player'), 'createMatch(game: "fuzzycards", seats: 5)'],
    'seat-count',
    /is played by 2/,
  ],
  [
    'an option that the game has not',
    ({ by }) => [by('player'), 'createMatch(game: "fuzzycards", options: { wind: "calm" })'],
    'unknown-option',
    /has no option 'wind'/,
  ],
  [
    'a match that there is not',
    ({ by }) => [by('player'), 'concede(match: "m-none")'],
    'unknown-match',
    /check its id/,
  ],
];

const STALE: readonly Row[] = [
  [
    'an answer to a decision that is closed',
    ({ playing, plays }) => [plays.asked, act(playing, 'd1', 'first')],
    'conflict',
    /look again/,
  ],
  [
    'an answer to a decision that was never asked',
    ({ running, decision }) => [decision.asked, act(running, 'd999', 'first')],
    'unknown-decision',
    /no decision d999/,
  ],
  [
    'a seat in a lobby as it was before',
    ({ by, lobby, deck }) => [by('player'), take(lobby, 2, 0, deck)],
    'conflict',
    /look again, then decide anew/,
  ],
  [
    'a seat in a lobby as it may become',
    ({ by, lobby, deck }) => [by('player'), take(lobby, 2, 9, deck)],
    'unknown-seq',
    /name the last one you know/,
  ],
  [
    'being ready when the game has begun',
    ({ running }) => [running.seats[0], `getReady(match: "${running.match}", expectedSeq: 4)`],
    'match-not-open',
    /seats and decks are fixed/,
  ],
  [
    'a second seat',
    ({ lobby, host, deck }) => [host, take(lobby, 2, 1, deck)],
    'already-seated',
    /nobody has two/,
  ],
];

const FOREIGN: readonly Row[] = [
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
    /only its seats do this/,
  ],
  [
    'giving up for somebody else',
    ({ by, running }) => [by('player'), `concede(match: "${running.match}")`],
    'not-seated',
    /only its seats do this/,
  ],
  [
    'a seat that is taken',
    ({ by, lobby, deck }) => [by('player'), take(lobby, 1, 1, deck)],
    'seat-held',
    /choose a free one/,
  ],
  [
    'a seat that there is not',
    ({ by, lobby, deck }) => [by('player'), take(lobby, 3, 1, deck)],
    'unknown-seat',
    /has 2 seats/,
  ],
];

const RULINGS: readonly Row[] = [
  [
    'a pause before the game',
    ({ by, lobby }) => [by('judge'), `pauseMatch(match: "${lobby}")`],
    'match-not-running',
    /nothing to pause/,
  ],
  [
    'a second pause',
    ({ by, paused }) => [by('judge'), `pauseMatch(match: "${paused.match}")`],
    'match-paused',
    /waits to be resumed/,
  ],
  [
    'letting go on what goes on',
    ({ by, running }) => [by('judge'), `resumeMatch(match: "${running.match}")`],
    'match-not-paused',
    /nothing to resume/,
  ],
  [
    'a win of nobody',
    ({ by, running }) => [
      by('judge'),
      `endMatch(match: "${running.match}", result: WIN, reason: "x")`,
    ],
    'winner-unclear',
    /names the seat/,
  ],
  [
    'a warning of an empty seat',
    ({ by, lobby }) => [by('judge'), `warnSeat(match: "${lobby}", seat: 2, reason: "x")`],
    'unknown-seat',
    /Nobody sits at seat 2/,
  ],
  [
    'a result by an organiser',
    ({ by, running }) => [
      by('organiser'),
      `endMatch(match: "${running.match}", result: DRAW, reason: "x")`,
    ],
    'wrong-role',
    /Only a judge/,
  ],
];

/** What is no command at all never reaches the log: an error instead of an outcome. */
const MALFORMED: readonly Row[] = [
  ['no token', ({ running }) => [undefined, concede(running)], 'UNAUTHENTICATED', /Sign in first/],
  [
    'a spectator',
    ({ by, running }) => [by('spectator'), concede(running)],
    'FORBIDDEN',
    /Only players do this/,
  ],
  [
    'a player who rules',
    ({ running }) => [running.seats[0], `pauseMatch(match: "${running.match}")`],
    'FORBIDDEN',
    /Only judges and organisers do this/,
  ],
  [
    'an organiser who warns',
    ({ by, running }) => [
      by('organiser'),
      `warnSeat(match: "${running.match}", seat: 1, reason: "x")`,
    ],
    'FORBIDDEN',
    /Only judges do this/,
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
    /a line of printable ASCII/,
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
    'an event before the first',
    ({ lobby, host }) => [host, `getReady(match: "${lobby}", expectedSeq: -1)`],
    'BAD_USER_INPUT',
    /expectedSeq: /,
  ],
  [
    'a deck of a thousand cards',
    ({ by, lobby, deck }) => [
      by('player'),
      take(
        lobby,
        2,
        1,
        Array.from({ length: 1_000 }, () => deck[0] ?? ''),
      ),
    ],
    'BAD_USER_INPUT',
    /deck: /,
  ],
  [
    'a delay that lasts for ever',
    ({ by }) => [
      by('player'),
      'createMatch(game: "fuzzycards", spectatorDelay: { seconds: 99999999 })',
    ],
    'BAD_USER_INPUT',
    /spectatorDelay\.seconds: /,
  ],
  [
    'a match that nobody has the time to play',
    ({ by }) => [by('player'), 'createMatch(game: "fuzzycards", abandonAfterMs: 1)'],
    'BAD_USER_INPUT',
    /abandonAfterMs: /,
  ],
  [
    'an argument that there is not',
    ({ running }) => [running.seats[0], `concede(match: "${running.match}", seat: 2)`],
    'GRAPHQL_VALIDATION_FAILED',
    /Unknown argument "seat"/,
  ],
];

export const TABLE: readonly (readonly [string, readonly Row[]])[] = [
  ['illegal', ILLEGAL],
  ['stale', STALE],
  ["somebody else's", FOREIGN],
  ['a ruling that makes no sense', RULINGS],
  ['malformed', MALFORMED],
];
