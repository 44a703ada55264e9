/**
 * V. Validate: each card on the Altar may attack once, one after another.
 *
 * Rules: R-FUZ-45, R-FUZ-46, R-FUZ-50; decision A-FUZ-82.
 */
import {
  push,
  type CardId,
  type Option,
  type Reading,
  type Seat,
  type Step,
} from '@scoresheet/rules-engine';
import { answering, decision } from '@scoresheet/rules-presentation';
import { attackFrame } from '../combat/attack-frame.js';
import { readyAttackers } from '../combat/attackers.js';
import { refuseAttack } from '../combat/refuse-attack.js';
import { attackTargets, hasAttackTarget, LIFE_TARGET } from '../combat/targets.js';
import { END, ENDS_THE_PHASE } from './answers.js';
import { refuseAfterIdle, rememberIdle } from './idle-validate.js';
import type { PhaseFrame } from './turn.js';

export const validateDecision = decision('validate', {
  title: 'Validate: attack?',
  hint: 'Each Hero on your Altar may attack once. Damage is ATK minus half of DEF, plus 3 for the better Force (R-FUZ-45, R-FUZ-48).',
  hidden: 'goes on in the Validate phase',
  about: 'the Validate phase',
  phrases: [
    ENDS_THE_PHASE,
    { says: 'attacks life with {card}', id: 'attack {card} life' },
    { says: 'attacks {target} with {card}', id: 'attack {card} {target}' },
  ],
  wishes: [
    { zone: 'field', says: 'attack Life with it', id: 'attack {card} life' },
    { zone: 'field', against: true, says: 'attack it with {own}', id: 'attack {own} {card}' },
  ],
  idle: END,
  isOpen: true,

  options: (play, { seat }: PhaseFrame) => ({
    pick: 'one',
    from: [...attacks(play, seat), { id: END }],
  }),

  answered(play, _, { chosen: [choice] }) {
    const [, attacker, target] = (choice?.id ?? END).split(' ');
    if (attacker === undefined || target === undefined) return 'done';
    push(play, attackFrame(play, attacker, target === LIFE_TARGET ? null : target));
    return undefined;
  },

  refuse: (reading, seat, { words }) => refuseAttack(reading, seat, words),
  refuseElsewhere: (reading, seat, { verb, words }) =>
    verb === END ? undefined : refuseAfterIdle(reading, seat, words),
});

export const validate: Step<PhaseFrame> = {
  open: ['seat'],

  /** Who can attack and whom is open to all, so nothing is told by not asking. */
  proceed(play, { seat }) {
    const mayAttack = readyAttackers(play, seat).length > 0 && hasAttackTarget(play, seat);
    if (mayAttack) return [validateDecision.asks(seat)];
    rememberIdle(play, seat);
    return 'done';
  },

  ...answering(validateDecision),
};

function attacks(reading: Reading, seat: Seat): readonly Option[] {
  const attackers = readyAttackers(reading, seat);
  if (attackers.length === 0) return [];
  const { cards, life } = attackTargets(reading, seat);
  const targets: readonly CardId[] = life ? [...cards, LIFE_TARGET] : cards;
  return attackers.flatMap(({ id }) =>
    targets.map((to) => ({ id: `attack ${id} ${to}`, card: id, to })),
  );
}
