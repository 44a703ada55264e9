/**
 * Why an attack is not offered, in the order of A-FUZ-81: the attacker first, then the target.
 */
import { markOf, type Card, type Reading, type Refusal, type Seat } from '@scoresheet/rules-engine';
import { controllerOf, isFielded, opponentOf, rowOf } from '../field.js';
import { no } from '../refusal.js';
import { faceOfCard, isSilenced, keyword } from '../values.js';
import { attackTargets, isAltarOpen, isStealthy, LIFE_TARGET } from './targets.js';

/** Why a card does not attack, or is not attacked. */
const REASONS = {
  relic: no('A-FUZ-16', 'Relics do not attack.'),
  resting: no('R-FUZ-35', 'Cards in the Vault do not attack.'),
  silenced: no('R-FUZ-41', 'The card is silenced: without its Rush it does not attack this turn.'),
  fresh: no('R-FUZ-41', 'A Hero without Rush does not attack in the turn it is played.'),
  attacked: no('R-FUZ-45', 'Each card attacks once in a turn.'),
  vaultFirst: no('A-FUZ-03', 'This match has the Vault attacked before Life.'),
  behindAltar: no('R-FUZ-46', 'Life can be attacked only when the Altar before it is empty.'),
  closed: no('R-FUZ-35', 'The Vault is closed while cards stand on the Altar before it.'),
  stealthy: no('R-FUZ-55', 'A card in Stealth cannot be targeted before it has attacked.'),
  nothing: no('A-FUZ-63', 'There is nothing that you may attack.'),
  guarded: no('R-FUZ-54', 'A card with Guard has to be attacked first.'),
  lifeOnly: no('A-FUZ-03', 'This match plays without attacks on the Vault.'),
} as const;
export type Reason = keyof typeof REASONS;

export const refusalOf = (reason: Reason): Refusal => REASONS[reason];

export const NO_TARGET = no(
  'R-FUZ-46',
  'Attack a card of the opponent, or Life when the Altar is empty.',
);

export function refuseAttack(reading: Reading, seat: Seat, [id, to]: readonly string[]): Refusal {
  const card = reading.state.cards[id ?? ''];
  if (!card || !isFielded(card) || controllerOf(reading.state, card) !== seat) {
    return no('R-FUZ-45', 'You have no such card on the Altar.');
  }
  const reason = whyNoAttacker(reading, card) ?? whyNoVictim(reading, seat, to);
  return reason ? refusalOf(reason) : NO_TARGET;
}

/** Why a card may not attack; undefined where it may, if there is anything to attack. */
export function whyNoAttacker(reading: Reading, card: Card): Reason | undefined {
  if (faceOfCard(reading, card).type !== 'hero') return 'relic';
  if (rowOf(card) === 'vault') return 'resting';
  if (markOf(card, 'fresh') > 0 && keyword(reading, card.id, 'rush') === 0) {
    const isSilencedRush =
      isSilenced(reading, card.id) && faceOfCard(reading, card).keywords['rush'];
    return isSilencedRush ? 'silenced' : 'fresh';
  }
  return markOf(card, 'attacked') > 0 ? 'attacked' : undefined;
}

/** Why a card may not be attacked; undefined where it may, or is nothing that anybody attacks. */
export function whyNoVictim(
  reading: Reading,
  seat: Seat,
  to: string | undefined,
): Reason | undefined {
  const { cards, life } = attackTargets(reading, seat);
  if (to === LIFE_TARGET) return life ? undefined : whyNoLife(reading, seat);
  const target = reading.state.cards[to ?? ''];
  if (!target || !isFielded(target) || controllerOf(reading.state, target) === seat) {
    return undefined;
  }
  if (cards.includes(target.id)) return undefined;
  const hidden = whyHidden(reading, seat, target);
  if (hidden) return hidden;
  if (cards.length === 0 && !life) return 'nothing';
  return rowOf(target) === 'altar' ? 'guarded' : 'lifeOnly';
}

const whyNoLife = (reading: Reading, seat: Seat): Reason =>
  isAltarOpen(reading, opponentOf(seat)) ? 'vaultFirst' : 'behindAltar';

/** A card of the opponent that may not be attacked or chosen; undefined where it may. */
export function hiddenFrom(
  reading: Reading,
  seat: Seat,
  card: Card | undefined,
): Refusal | undefined {
  const reason = card && whyHidden(reading, seat, card);
  return reason && refusalOf(reason);
}

function whyHidden(reading: Reading, seat: Seat, card: Card): Reason | undefined {
  if (!isFielded(card) || controllerOf(reading.state, card) === seat) return undefined;
  if (rowOf(card) === 'vault' && !isAltarOpen(reading, opponentOf(seat))) return 'closed';
  return isStealthy(reading, card) ? 'stealthy' : undefined;
}
