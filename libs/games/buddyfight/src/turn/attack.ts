/**
 * Attack phase: what says "start of the attack phase", Move, a play timing, then one attack after
 * another until the turn fighter ends it.
 *
 * Rules: B14, B15, R-BFT-39, R-BFT-40; attack steps 1 to 4 and 13; decision A-BFT-56.
 */
import { tell, type Next, type Options, type Step } from '@scoresheet/rules-engine';
import { waysToAttack } from '../combat/attackers.js';
import { beginBattle } from '../combat/battle.js';
import { openMoves } from '../combat/move.js';
import { openTiming } from '../timing/play-timing-frame.js';
import { settleTable } from '../timing/settle.js';
import type { PhaseFrame } from './phases.js';

const END_ATTACKS = { id: 'end-attacks' } as const;

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
        if (play.state.options['attackStartTiming'] === true) openTiming(play, 'attack-start');
        return 'on';
      case 'attacks':
        if (waysToAttack(play, seat).length === 0) return 'done';
        return [{ seat, kind: 'attack' }];
      default:
        return 'done';
    }
  },

  options: (reading, { seat }): Options => ({
    pick: 'one',
    from: [...waysToAttack(reading, seat), END_ATTACKS],
  }),

  answered(play, frame, { seat, chosen: [option] }) {
    const [verb, cards = '', target = ''] = option?.id.split(' ') ?? [];
    if (verb === 'attack') beginBattle(play, seat, cards.split(','), target);
    else frame.stage = 'over';
  },
};
