/**
 * A Validate phase that ended by itself, since nothing could attack, is remembered for a while: who
 * tries to attack after it is told why that card could not, and not that it is too late.
 *
 * Decision: A-FUZ-82.
 */
import {
  rework,
  tableCounter,
  type Play,
  type Reading,
  type Refusal,
  type Seat,
  type State,
} from '@scoresheet/rules-engine';
import {
  NO_TARGET,
  refusalOf,
  whyNoAttacker,
  whyNoVictim,
  type Reason,
} from '../combat/refuse-attack.js';
import { LIFE_TARGET } from '../combat/targets.js';
import { cardsOnField, opponentOf } from '../field.js';
import type { IdleValidate, Reasons, TurnFrame } from './turn-frame.js';

export function rememberIdle(play: Play, seat: Seat): void {
  const frame = turnFrameOf(play.state);
  const attackers = attackersBefore(play, seat);
  const reasons = Object.values(attackers);
  if (!frame || reasons.length === 0) return;
  const victims = reasons.includes(null) ? victimsBefore(play, seat) : {};
  rework(play, frame).idle = { seat, asked: play.state.asked, attackers, victims };
}

// Put together member by member: most turns end so, and to make an object of a list of pairs took
// 3 % of the time of all actions.
function attackersBefore(reading: Reading, seat: Seat): Reasons {
  const attackers: Record<string, Reason | null> = {};
  for (const card of cardsOnField(reading.state, seat)) {
    const reason = whyNoAttacker(reading, card) ?? null;
    if (reason !== 'attacked') attackers[card.id] = reason; // it had its attack, and the phase is over
  }
  return attackers;
}

function victimsBefore(reading: Reading, seat: Seat): Reasons {
  const victims: Record<string, Reason | null> = {};
  const there = cardsOnField(reading.state, opponentOf(seat)).map(({ id }) => id);
  for (const to of [...there, LIFE_TARGET]) victims[to] = whyNoVictim(reading, seat, to) ?? null;
  return victims;
}

const turnFrameOf = ({ stack }: State): TurnFrame | undefined =>
  stack.find(({ kind }) => kind === 'turn') as TurnFrame | undefined;

/**
 * Why an attack in the phase that idled is refused; undefined where no such phase is remembered, or
 * the card was not there to attack.
 */
export function refuseAfterIdle(
  { state }: Reading,
  seat: Seat,
  [attacker = '', target = '']: readonly string[],
): Refusal | undefined {
  const idle = turnFrameOf(state)?.idle;
  if (idle?.seat !== seat || !isStillItsTurn(state, idle)) return undefined;
  const reason = idle.attackers[attacker];
  if (reason === undefined) return undefined;
  const why = reason ?? idle.victims[target];
  return why ? refusalOf(why) : NO_TARGET;
}

/** The seat's own turn goes on, or nobody has done anything since but the rules themselves. */
const isStillItsTurn = (state: State, { seat, asked }: IdleValidate): boolean =>
  tableCounter(state, 'active') === seat ||
  state.asked - asked === (state.stack.at(-1)?.asks?.length ?? 0);
