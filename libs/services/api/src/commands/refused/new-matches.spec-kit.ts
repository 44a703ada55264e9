/** Matches that are not opened. */
import type { RowsByReason } from './row.spec-kit.js';

export const NEW_MATCHES: RowsByReason = {
  illegal: [
    [
      'a game that there is not',
      ({ by }) => [by('player'), 'createMatch(game: "chess")'],
      'unknown-game',
      /choose one from the catalog/,
    ],
    [
      'more seats than the game has',
      ({ by }) => [by('player'), 'createMatch(game: "fuzzycards", seats: 5)'],
      'seat-count',
      /is played by 2/,
    ],
    [
      'a clock, and a public that is held back by events',
      ({ by }) => [
        by('player'),
        `createMatch(game: "fuzzycards", spectatorDelay: { events: 2 },
          clock: { kind: BANK, bankMs: 60000 })`,
      ],
      'clock-unclear',
      /spectators are delayed by seconds/,
    ],
    [
      'an option that the game has not',
      ({ by }) => [by('player'), 'createMatch(game: "fuzzycards", options: { wind: "calm" })'],
      'unknown-option',
      /has no option 'wind'/,
    ],
  ],
  malformed: [
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
      'a clock of two kinds',
      ({ by }) => [
        by('player'),
        'createMatch(game: "fuzzycards", clock: { kind: BANK, bankMs: 60000, decisionMs: 5000 })',
      ],
      'BAD_USER_INPUT',
      /clock: a clock is .* without anything else/,
    ],
    [
      'a clock without its time',
      ({ by }) => [by('player'), 'createMatch(game: "fuzzycards", clock: { kind: PER_DECISION })'],
      'BAD_USER_INPUT',
      /the time for a decision in milliseconds/,
    ],
    [
      'a match that nobody has the time to play',
      ({ by }) => [by('player'), 'createMatch(game: "fuzzycards", abandonAfterMs: 1)'],
      'BAD_USER_INPUT',
      /abandonAfterMs: /,
    ],
  ],
};
