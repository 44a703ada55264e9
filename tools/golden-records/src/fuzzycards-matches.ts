/** The golden records of Fuzzycards. */
import type { GoldenMatch } from './golden-match.js';
import { CLOCK, DAY_MS, JUDGE, reason, seatOf } from './senders.js';

/** Each option of the ruleset with another value than the usual one. */
const OTHERWISE = {
  emptyAltar: 'vaultFirst',
  count589: 'part',
  stealthWall: 'open',
  mulliganKeepsSize: true,
  legendaryTotal: true,
  protection: 'attacks',
};

/** A tick and the second after every event: as much as a clock charges at the most. */
const TICK_MS = 5_000;
const TICKS = 4;

export const FUZZYCARDS_MATCHES: { readonly [name: string]: GoldenMatch } = {
  usual: { shows: 'a game by the usual readings, up to its end', seed: 34 },
  otherwise: { shows: 'every option otherwise than usual', seed: 20, options: OTHERWISE },
  'life-only': {
    shows: 'the third reading of an empty Altar',
    seed: 29,
    options: { emptyAltar: 'lifeOnly' },
  },
  conceded: {
    shows: 'a seat that gives up',
    seed: 4,
    answers: 24,
    then: (match) => match.send(seatOf(2), { type: 'concede' }),
  },
  ruled: {
    shows: 'a warning, a pause, and a win by ruling',
    seed: 5,
    answers: 18,
    then(match) {
      match.send(JUDGE, { type: 'warn-seat', seat: 1, ...reason('slow play') });
      match.send(JUDGE, { type: 'pause-match' });
      match.waits(DAY_MS);
      match.send(JUDGE, { type: 'resume-match', ...reason('the lamps are lit again') });
      match.send(JUDGE, {
        type: 'end-match',
        result: 'win',
        winner: 2,
        ...reason('left the hall'),
      });
    },
  },
  'ruled-a-draw': {
    shows: 'a draw by ruling',
    seed: 6,
    answers: 6,
    then: (match) => match.send(JUDGE, { type: 'end-match', result: 'draw', ...reason('fire') }),
  },
  'out-of-time': {
    shows: 'a bank of time that the clock ticks away, and a seat that runs out of it',
    seed: 8,
    clock: { kind: 'bank', bankMs: 30_000, incrementMs: 500 },
    answers: 12,
    then(match) {
      for (let tick = 0; tick < TICKS; tick += 1) {
        match.waits(TICK_MS);
        match.send(CLOCK, { type: 'tick-clock', expectedSeq: match.seq() });
      }
      match.waits(TICK_MS);
      match.send(CLOCK, { type: 'call-time', decision: match.asked()?.id ?? '' });
    },
  },
  abandoned: {
    shows: 'a match that the clock has closed',
    seed: 7,
    answers: 9,
    then(match) {
      match.waits(DAY_MS);
      match.send(CLOCK, { type: 'abandon-match', expectedSeq: match.seq() });
    },
  },
};
