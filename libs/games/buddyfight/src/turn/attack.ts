/**
 * Attack phase: what says "start of the attack phase", Move, a play timing, then one attack after
 * another until the turn fighter ends it.
 *
 * Rules: B14, B15, R-BFT-39, R-BFT-40; attack steps 1 to 4 and 13; decision A-BFT-56.
 */
import { no, tell, type Next, type Step } from '@scoresheet/rules-engine';
import { answering, decision } from '@scoresheet/rules-presentation';
import { ATTACK_PHRASES } from '../combat/attack-phrases.js';
import { waysToAttack } from '../combat/attackers.js';
import { beginBattle } from '../combat/battle.js';
import { openMoves } from '../combat/move.js';
import { refuseAttack, refuseOtherAttack } from '../combat/refuse-attack.js';
import { attackStartTiming } from '../readings.js';
import { openTiming } from '../timing/play-timing-frame.js';
import { settleTable } from '../timing/settle.js';
import type { PhaseFrame } from './phases.js';

const END_ATTACKS = { id: 'end-attacks' } as const;

export const attackDecision = decision('attack', {
  title: 'Attack',
  hint: 'Standing monsters attack any monster, or the fighter while its center is empty; several together are a link attack (R-BFT-28, B18 to B20).',
  hidden: 'attacks',
  unseen: 'ends the attacks',
  phrases: [{ says: 'ends the attacks', id: END_ATTACKS.id }, ...ATTACK_PHRASES],
  wishes: [
    { zone: 'field', against: true, says: 'attack it with {own}', id: 'attack {own} {card}' },
  ],
  idle: END_ATTACKS.id,
  isOpen: false,

  options: (reading, { seat }: PhaseFrame) => ({
    pick: 'one',
    from: [...waysToAttack(reading, seat), END_ATTACKS],
  }),

  answered(play, frame, { seat, chosen: [option] }) {
    const [verb, cards = '', target = ''] = option?.id.split(' ') ?? [];
    if (verb === 'attack') beginBattle(play, seat, cards.split(','), target);
    else frame.stage = 'over';
  },

  refuse: (reading, seat, { verb, words }) =>
    verb === 'attack'
      ? refuseAttack(reading, seat, words)
      : no('B18', 'Attack in a way that is offered, or end your attacks.'),
  refuseElsewhere: (reading, seat, { verb, words }) =>
    verb === 'attack' ? refuseOtherAttack(reading, seat, words) : undefined,
});

export const attackPhase: Step<PhaseFrame> = {
  open: ['seat', 'stage'],

  proceed(play, frame): Next {
    const { seat } = frame;
    switch (frame.stage) {
      case 'begin':
        frame.stage = 'move';
        tell(play, 'attack-started', { seat });
        settleTable(play);
        return 'on';
      case 'move':
        frame.stage = 'timing';
        openMoves(play);
        return 'on';
      case 'timing':
        frame.stage = 'attacks';
        if (attackStartTiming.of(play.state)) openTiming(play, 'attack-start');
        return 'on';
      case 'attacks':
        if (waysToAttack(play, seat).length === 0) return 'done';
        return [attackDecision.asks(seat)];
      default:
        return 'done';
    }
  },

  ...answering(attackDecision),
};
