/**
 * What is said to a fighter who is asked nothing: the rule that forbids the act whoever is asked,
 * where one does, and else that the other's answer comes first.
 *
 * Rules: B10, B12, B14, R-BFT-61, R-BFT-62; decisions A-BFT-18, A-BFT-20.
 */
import { no, type Reading, type Refusal, type Seat } from '@scoresheet/rules-engine';
import { STAYS_THERE } from '../combat/move.js';
import { forbidsAttack } from '../combat/refuse-attack.js';
import { opponentOf } from '../field.js';
import { exchangeOf } from '../timing/item.js';
import { isCounterSpent } from '../timing/may-counter.js';
import { CHARGES_ONCE } from '../turn/start.js';
import type { DeclareFrame } from './declare.js';
import { momentFor } from './moment.js';
import { forbidsDeed } from './refuse-deed.js';
import { DEEDS } from './way.js';

const WAIT = no('R-BFT-62', 'It is not your turn to answer; wait until you are asked.');

export function refuseUnasked(reading: Reading, seat: Seat, line: string): Refusal {
  const [verb = '', ...words] = line.split(' ');
  if (verb === 'attack') return forbidsAttack(reading, seat, words) ?? WAIT;
  if (verb === 'move') return STAYS_THERE;
  if (verb === 'charge') return CHARGES_ONCE;
  if (!DEEDS.includes(verb)) return WAIT;
  return (
    forbidsDeed(reading, seat, momentFor(reading.state, seat), line) ?? refuseAnswer(reading, seat)
  );
}

/** What could be used, were it asked for. */
function refuseAnswer(reading: Reading, seat: Seat): Refusal {
  const { state } = reading;
  if (isCounterSpent(state, seat)) return no('A-BFT-18', 'One [Counter] of yours in each attack.');
  return isAnsweredBy(reading, opponentOf(seat))
    ? no('R-BFT-61', 'An answer is not answered: wait for its effect.')
    : WAIT;
}

/** An answer of that fighter is being paid for, or waits for its effect. */
function isAnsweredBy({ state }: Reading, seat: Seat): boolean {
  const { answer } = exchangeOf(state) ?? {};
  const declaring = state.stack.find(({ kind }) => kind === 'declare') as DeclareFrame | undefined;
  const isDeclared = declaring?.as === 'answer' && declaring.seat === seat;
  return isDeclared || answer?.controller === seat;
}
