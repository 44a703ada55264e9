/**
 * Why something is not offered. Where several rules forbid it, the first in a fixed order is named:
 * the time, the card, its Flag, its price. A card that does not exist and one that the asker may not
 * know get the same words.
 *
 * Decisions: A-BFT-42, A-BFT-68.
 */
import {
  isRepeated,
  type Asked,
  type Choice,
  type Reading,
  type Refusal,
  type Seat,
} from '@scoresheet/rules-engine';
import { refuseEffectCall } from './acts/refuse-call.js';
import { refuseDeed } from './acts/refuse-deed.js';
import { CHARGES_ONCE, refuseUnasked, STAYS_THERE } from './acts/refuse-unasked.js';
import { DEEDS } from './acts/way.js';
import { refuseAttack } from './combat/refuse-attack.js';
import { refuseTarget } from './effects/refuse-target.js';
import { no } from './refusal.js';

/** What a decision is about and which rule holds whoever answers it. */
const ABOUT: Readonly<Record<string, readonly [rule: string, says: string]>> = {
  charge: ['B12', 'Charge one card of your hand, or pass.'],
  act: ['A-BFT-20', 'Use something that is offered, or pass.'],
  answer: ['R-BFT-49', 'Use one [Counter], or pass.'],
  'pay-gauge': ['B06', 'Name as many cards of your gauge as it costs.'],
  discard: ['A-BFT-66', 'Name exactly as many cards of your hand as have to go.'],
  look: ['A-BFT-67', 'Take one of the cards that you are shown.'],
  search: ['A-BFT-67', 'Take one of the cards that the text lets you look for, or nothing.'],
  shift: ['B08', 'Name an area of yours that is empty.'],
  may: ['A-BFT-62', 'Answer "yes" or "no".'],
  auto: ['A-BFT-62', 'Choose among what is offered; decline only where the text says "may".'],
  'choose-auto': ['A-BFT-17', 'Name the ability that comes first.'],
  'drop-monster': ['A-BFT-36', 'Name one of your older monsters that has a size.'],
  attack: ['B18', 'Attack in a way that is offered, or end your attacks.'],
  move: ['A-BFT-55', 'Move a monster with Move to an empty area of yours, or stay.'],
  counterattack: ['R-BFT-31', 'Name an attacker whose defense is low enough.'],
  'may-replace': ['B29', 'Name a card of the soul, or answer "no".'],
  replace: ['A-BFT-47', 'Choose which of them counts first.'],
};

export function refuse(
  reading: Reading,
  seat: Seat,
  asked: Asked | undefined,
  choice: Choice,
): Refusal {
  const line = typeof choice === 'string' ? choice : '';
  const [verb = '', ...words] = line.split(' ');
  if (reading.state.outcome) return no('A-BFT-68', 'The game is over.');
  if (!asked) return refuseUnasked(reading, seat, line);
  if (line !== '' && isRepeated(reading, seat, line)) {
    return no('A-BFT-69', 'You did just this twice already, and all is as it was.');
  }
  if (verb === 'attack') return refuseAttack(reading, seat, asked, words);
  if (asked.kind === 'call-where') return refuseEffectCall(reading, seat, line);
  if (DEEDS.includes(verb)) return refuseDeed(reading, seat, asked, line);
  if (verb === 'move' && asked.kind !== 'move') return STAYS_THERE;
  if (verb === 'charge' && asked.kind !== 'charge') return CHARGES_ONCE;
  if (asked.kind === 'target') return refuseTarget(reading, choice);
  const [rule, says] = ABOUT[asked.kind] ?? ['A-BFT-41', 'This is not what you are asked.'];
  return no(rule, says);
}
