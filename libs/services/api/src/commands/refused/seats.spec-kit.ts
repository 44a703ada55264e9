/** Sitting down and getting ready that is not accepted. */
import { take } from '../refused-world.spec-kit.js';
import type { RowsByReason } from './row.spec-kit.js';

export const SEATS: RowsByReason = {
  illegal: [
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
  ],
  stale: [
    [
      'a seat in a lobby as it was before',
      ({ by, lobby, deck }) => [by('player'), take(lobby, 2, 0, deck)],
      'conflict',
      /look again, then decide/,
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
      /nobody plays two/,
    ],
  ],
  "somebody else's": [
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
  ],
  malformed: [
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
  ],
};
