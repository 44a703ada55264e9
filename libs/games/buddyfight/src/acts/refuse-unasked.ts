/**
 * Refusals of acts to a fighter who is not asked for them: a rule forbids the act at any time, or
 * nobody can answer the present act.
 *
 * Rule: R-BFT-61; decisions A-BFT-18, A-BFT-31, A-BFT-59.
 */
import { no, type Reading, type Refusal, type Seat, type State } from '@scoresheet/rules-engine';
import { exchangeOf } from '../timing/item.js';
import { isCounterSpent } from '../timing/may-counter.js';
import type { DeclareFrame } from './declare.js';
import { momentFor } from './moment.js';
import { forbidsDeed } from './refuse-deed.js';

/** Why a deed is refused; undefined if only its time has not come. */
export function refuseOtherDeed(reading: Reading, seat: Seat, line: string): Refusal | undefined {
  const { state } = reading;
  const forbidden = forbidsDeed(reading, seat, momentFor(state, seat), line);
  if (forbidden) return forbidden;
  if (isCounterSpent(state, seat)) return no('A-BFT-18', 'One [Counter] of yours in each attack.');
  return isAnswered(state) ? no('R-BFT-61', ONE_ANSWER) : undefined;
}

const ONE_ANSWER = 'One answer to each act: anything more waits until both have taken effect.';

/** An answer is being paid for, or what it answers has not yet taken effect. */
function isAnswered(state: State): boolean {
  const declaring = state.stack.find(({ kind }) => kind === 'declare') as DeclareFrame | undefined;
  return declaring?.as === 'answer' || Boolean(exchangeOf(state)?.answer);
}

/** Acts that nobody answers, by the decision that the other fighter takes. */
const UNANSWERED: { readonly [kind: string]: Refusal } = {
  charge: no('A-BFT-59', 'A charge is not answered.'),
  move: no('A-BFT-59', 'Move is not answered.'),
  'call-where': no('A-BFT-31', 'A call by an effect is not answered: the effect was.'),
  'drop-monster': no('A-BFT-59', 'A check is not answered.'),
  counterattack: no('A-BFT-59', 'Counterattack is not answered.'),
  'may-replace': no('A-BFT-59', 'What saves a card is not answered.'),
};

/** Why a deed that nothing forbids is refused while the other fighter is asked. */
export function refuseUnanswered({ stack }: State): Refusal | undefined {
  const [asked] = stack.at(-1)?.asks ?? [];
  return UNANSWERED[asked?.kind ?? ''];
}
