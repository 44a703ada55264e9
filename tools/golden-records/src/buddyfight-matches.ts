/** The golden records of Buddyfight. */
import type { GoldenMatch } from './golden-match.js';
import { seatOf } from './senders.js';

/** Each option of the ruleset with another value than the usual one. */
const OTHERWISE = {
  ...{ firstTurnLimit: false, counterattackTie: 'destroys', penetrate: 'gone' },
  ...{ doubleAttack: 'notNullified', counterLimit: 'none', itemDefense: false },
  ...{ soulguardOnCost: true, attackStartTiming: false },
  ...{ useLimit: 3, autoLimit: 10, maxTurns: 20 },
};

export const BUDDYFIGHT_MATCHES: { readonly [name: string]: GoldenMatch } = {
  usual: { shows: 'a game by the usual readings, up to its end', seed: 31 },
  flags: { shows: 'a Flag against the other one, up to the end', seed: 34 },
  otherwise: { shows: 'every option otherwise than usual', seed: 33, options: OTHERWISE },
  conceded: {
    shows: 'a fighter who gives up in the middle of it',
    seed: 32,
    answers: 60,
    then: (match) => match.send(seatOf(2), { type: 'concede' }),
  },
};
