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
import { attackFrame } from '../combat/attack.js';
import { attackTargets, LIFE_TARGET, readyAttackers } from '../combat/targets.js';
import { rememberIdle } from './idle-validate.js';
import type { PhaseFrame } from './turn.js';

export const END = 'end';

export const validate: Step<PhaseFrame> = {
  open: ['seat'],
  openChoices: ['validate'],

  /** Who can attack and whom is open to all, so nothing is told by not asking. */
  proceed(play, { seat }) {
    if (attacks(play, seat).length > 0) return [{ seat, kind: 'validate' }];
    rememberIdle(play, seat);
    return 'done';
  },

  options: (play, { seat }) => ({ pick: 'one', from: [...attacks(play, seat), { id: END }] }),

  answered(play, _, { chosen: [choice] }) {
    const [, attacker, target] = (choice?.id ?? END).split(' ');
    if (attacker === undefined || target === undefined) return 'done';
    push(play, attackFrame(play, attacker, target === LIFE_TARGET ? null : target));
    return undefined;
  },
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
