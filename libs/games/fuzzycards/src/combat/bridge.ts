/**
 * The Bridge: an attacked card may step back to the Vault.
 *
 * Rule: R-FUZ-64; decisions A-FUZ-25, A-FUZ-26, A-FUZ-46.
 */
import { no, oneOf, reslot, tell } from '@scoresheet/rules-engine';
import { decision } from '@scoresheet/rules-presentation';
import { check } from '../endings.js';
import { openSlots, opponentOf } from '../field.js';
import { STAY, STAYS } from '../turn/answers.js';
import type { AttackFrame } from './attack-frame.js';

const BRIDGE = 'bridge';

export const bridgeDecision = decision('bridge', {
  title: 'Bridge: your card is attacked',
  hint: 'It may step back to the Vault, and the attack does nothing; or it stays and takes the damage (R-FUZ-64).',
  hidden: 'decides about the bridge',
  about: 'the Bridge',
  phrases: [STAYS, { says: 'crosses the bridge', also: ['bridges', 'uses Bridge'], id: BRIDGE }],
  idle: STAY,
  isOpen: false,

  options: () => oneOf(STAY, BRIDGE),

  answered(play, frame: AttackFrame, { chosen: [choice] }) {
    frame.stage = 'strike';
    if (choice?.id !== BRIDGE || frame.target === null) return;
    const slot = openSlots(play.state, opponentOf(frame.seat), 'vault')[0] as number;
    reslot(play, frame.target, slot);
    tell(play, 'attack-dodged', { card: frame.target });
    check(play); // what a row gives its cards ends with the move (A-FUZ-46)
    frame.stage = 'follow';
  },

  refuse: no('R-FUZ-64', 'Answer "bridge" to withdraw to the Vault or "stay".'),
});
