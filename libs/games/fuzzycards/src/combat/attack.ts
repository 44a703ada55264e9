/**
 * One attack: declared, perhaps dodged over the Bridge, struck, and what it set off.
 *
 * Rules: R-FUZ-50, R-FUZ-51, R-FUZ-58, R-FUZ-64, R-FUZ-67;
 * decisions A-FUZ-22, A-FUZ-25, A-FUZ-26, A-FUZ-29, A-FUZ-61, A-FUZ-62.
 */
import {
  happen,
  mark,
  resolveTriggers,
  tell,
  valueOf,
  type Next,
  type Play,
  type Reading,
  type Step,
} from '@scoresheet/rules-engine';
import { answering } from '@scoresheet/rules-presentation';
import { controllerOf, isFielded, isRowFull, opponentOf, rowOf } from '../field.js';
import { keyword } from '../values.js';
import type { AttackFrame } from './attack-frame.js';
import { bridgeDecision } from './bridge.js';
import { attackDamage, directDamage, type Damage } from './damage.js';

export const attack: Step<AttackFrame> = {
  open: ['seat', 'attacker', 'target', 'row', 'stage'],

  proceed(play, frame): Next {
    switch (frame.stage) {
      case 'declare':
        return declare(play, frame);
      case 'dodge':
        return offerBridge(play, frame);
      case 'strike':
        return strike(play, frame);
      case 'follow':
        frame.stage = 'over';
        resolveTriggers(play);
        return 'on';
      case 'over':
        return 'done';
    }
  },

  ...answering(bridgeDecision),
};

function declare(play: Play, frame: AttackFrame): Next {
  const { attacker, target, seat } = frame;
  mark(play, attacker, 'attacked', 1);
  // Who attacks while silenced is seen as well (A-FUZ-22).
  if (valueOf(play, attacker, 'stealth') > 0) mark(play, attacker, 'unveiled', 1);
  tell(play, 'attack-declared', { seat, attacker, target });
  frame.stage = 'dodge';
  resolveTriggers(play);
  return 'on';
}

/** Asks an Altar card's controller for a Bridge while a Vault position is open (A-FUZ-25, 26). */
function offerBridge(play: Play, frame: AttackFrame): Next {
  frame.stage = 'strike';
  const { target } = frame;
  if (target === null || frame.row !== 'altar' || !isStillOn(play, frame)) return 'on';
  if (keyword(play, target, 'bridge') === 0) return 'on';
  const defender = opponentOf(frame.seat);
  if (isRowFull(play.state, defender, 'vault')) return 'on';
  return [bridgeDecision.asks(defender)];
}

function strike(play: Play, frame: AttackFrame): Next {
  if (!isStillOn(play, frame)) {
    tell(play, 'attack-lost', { attacker: frame.attacker });
    frame.stage = 'over';
    return 'on';
  }
  frame.stage = 'follow';
  happen(play, damageOf(play, frame));
  return 'on';
}

function damageOf(play: Play, { attacker, target, seat }: AttackFrame): Damage {
  const hits =
    target === null ? [] : [{ card: target, amount: attackDamage(play, attacker, target) }];
  const life =
    target === null ? [{ seat: opponentOf(seat), amount: directDamage(play, attacker) }] : [];
  return { kind: 'damage', by: seat, source: attacker, way: 'attack', hits, life };
}

/** Attacker and target have to be where they were when the attack was declared (A-FUZ-61). */
function isStillOn({ state }: Reading, { attacker, target, row, seat }: AttackFrame): boolean {
  const from = state.cards[attacker];
  if (!from || !isFielded(from)) return false;
  if (rowOf(from) !== 'altar' || controllerOf(state, from) !== seat) return false;
  if (target === null) return true;
  const to = state.cards[target];
  if (!to || !isFielded(to)) return false;
  return rowOf(to) === row && controllerOf(state, to) === opponentOf(seat);
}
