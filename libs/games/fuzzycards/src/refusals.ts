/**
 * Why something is not offered. Where several rules forbid it, the first in the order of
 * A-FUZ-81 is named: one answer for all tools. A card that does not exist and one that the asker
 * may not know get the same words.
 */
import type { Asked, Choice, Reading, Refusal, Seat } from '@scoresheet/rules-engine';
import { no } from './refusal.js';
import { refuseAttack } from './combat/refuse-attack.js';
import { refusePlay, refuseUse } from './turn/refuse-activate.js';

/** The phase's decision in which a word may be used. */
const DECISION_OF: Readonly<Record<string, string>> = {
  play: 'activate',
  use: 'activate',
  settle: 'settle',
  stay: 'settle',
  attack: 'validate',
  bridge: 'bridge',
  redraw: 'mulligan',
  keep: 'mulligan',
};

export function refuse(
  reading: Reading,
  seat: Seat,
  asked: Asked | undefined,
  choice: Choice,
): Refusal {
  const [verb = '', ...words] = typeof choice === 'string' ? choice.split(' ') : [];
  if (DECISION_OF[verb] === 'mulligan' && asked?.kind !== 'mulligan') {
    return no('R-FUZ-29', 'A hand is redrawn once, before the first turn, when you are asked.');
  }
  if (!asked) return no('R-FUZ-36', 'It is not your decision now; wait until you are asked.');
  const belongs = DECISION_OF[verb];
  if (
    belongs !== undefined &&
    belongs !== asked.kind &&
    !(verb === 'stay' && asked.kind === 'bridge')
  ) {
    return no(
      'R-FUZ-36',
      `'${verb}' belongs to another phase; now you are asked for '${asked.kind}'.`,
    );
  }
  return refuseIn(reading, seat, asked, [verb, ...words]);
}

function refuseIn(
  reading: Reading,
  seat: Seat,
  { kind }: Asked,
  [verb = '', ...words]: readonly string[],
): Refusal {
  switch (kind) {
    case 'activate':
      return verb === 'use' ? refuseUse(reading, seat, words) : refusePlay(reading, seat, words);
    case 'validate':
      return refuseAttack(reading, seat, words);
    case 'settle':
      return no(
        'A-FUZ-15',
        'After Settle each row holds at most three cards; move others as well.',
      );
    case 'discard':
      return no('R-FUZ-47', 'Discard exactly as many cards as bring your hand down to seven.');
    case 'bridge':
      return no('R-FUZ-64', 'Answer "bridge" to withdraw to the Vault or "stay".');
    case 'mulligan':
      return no('R-FUZ-29', 'Answer "keep" or "redraw".');
    case 'turn-order':
      return no('R-FUZ-27', 'The winner of the flip answers "first" or "second".');
    default:
      return no('A-FUZ-63', 'Choose among the targets that are offered.');
  }
}
