/** The golden records of Buddies. */
import type { GoldenMatch } from './golden-match.js';
import { seatOf } from './senders.js';

/** Each option of the ruleset with another value than the usual one. */
const OTHERWISE = { elimination: 'failedDraw', loopLimit: 100, maxTurns: 50 };

export const BUDDIES_MATCHES: { readonly [name: string]: GoldenMatch } = {
  usual: { shows: 'a game of two by the usual readings, up to its end', seed: 11 },
  three: { shows: 'a table of three, of whom two go out one after the other', seed: 12, seats: 3 },
  otherwise: { shows: 'every option otherwise than usual', seed: 13, options: OTHERWISE },
  conceded: {
    shows: 'a seat of three that gives up, and the others go on to the end',
    seed: 14,
    seats: 3,
    answers: 24,
    then(match) {
      match.send(seatOf(2), { type: 'concede' });
      match.send(seatOf(3), { type: 'concede' });
    },
  },
};
