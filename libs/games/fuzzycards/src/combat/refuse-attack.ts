/**
 * Why an attack is not offered, in the order of A-FUZ-81: the attacker first, then the target.
 */
import { markOf, type Card, type Reading, type Refusal, type Seat } from '@scoresheet/rules-engine';
import { controllerOf, isFielded, opponentOf, rowOf } from '../field.js';
import { no } from '../refusal.js';
import { faceOfCard, isSilenced, keyword } from '../values.js';
import { attackTargets, isAltarOpen, isStealthy } from './targets.js';

export function refuseAttack(reading: Reading, seat: Seat, [id, to]: readonly string[]): Refusal {
  const card = reading.state.cards[id ?? ''];
  if (!card || !isFielded(card) || controllerOf(reading.state, card) !== seat) {
    return no('R-FUZ-45', 'You have no such card on the Altar.');
  }
  return refuseAttacker(reading, card) ?? refuseVictim(reading, seat, to);
}

function refuseAttacker(reading: Reading, card: Card): Refusal | undefined {
  if (faceOfCard(reading, card).type !== 'hero') return no('A-FUZ-16', 'Relics do not attack.');
  if (rowOf(card) === 'vault') return no('R-FUZ-35', 'Cards in the Vault do not attack.');
  if (markOf(card, 'fresh') > 0 && keyword(reading, card.id, 'rush') === 0) {
    return isSilenced(reading, card.id) && faceOfCard(reading, card).keywords['rush']
      ? no('R-FUZ-41', 'The card is silenced: without its Rush it does not attack this turn.')
      : no('R-FUZ-41', 'A Hero without Rush does not attack in the turn it is played.');
  }
  if (markOf(card, 'attacked') > 0) return no('R-FUZ-45', 'Each card attacks once in a turn.');
  return undefined;
}

function refuseVictim(reading: Reading, seat: Seat, to: string | undefined): Refusal {
  const { cards, life } = attackTargets(reading, seat);
  if (to === 'life') return refuseLife(reading, seat);
  const target = reading.state.cards[to ?? ''];
  if (!target || !isFielded(target) || controllerOf(reading.state, target) === seat) {
    return no('R-FUZ-46', 'Attack a card of the opponent, or Life when the Altar is empty.');
  }
  const hidden = hiddenFrom(reading, seat, target);
  if (hidden) return hidden;
  if (cards.length === 0 && !life) return no('A-FUZ-63', 'There is nothing that you may attack.');
  return rowOf(target) === 'altar'
    ? no('R-FUZ-54', 'A card with Guard has to be attacked first.')
    : no('A-FUZ-03', 'This match plays without attacks on the Vault.');
}

function refuseLife(reading: Reading, seat: Seat): Refusal {
  return isAltarOpen(reading, opponentOf(seat))
    ? no('A-FUZ-03', 'This match has the Vault attacked before Life.')
    : no('R-FUZ-46', 'Life can be attacked only when the Altar before it is empty.');
}

/** A card of the opponent that may not be attacked or chosen; undefined where it may. */
export function hiddenFrom(
  reading: Reading,
  seat: Seat,
  card: Card | undefined,
): Refusal | undefined {
  if (!card || !isFielded(card) || controllerOf(reading.state, card) === seat) return undefined;
  if (rowOf(card) === 'vault' && !isAltarOpen(reading, opponentOf(seat))) {
    return no('R-FUZ-35', 'The Vault is closed while cards stand on the Altar before it.');
  }
  return isStealthy(reading, card)
    ? no('R-FUZ-55', 'A card in Stealth cannot be targeted before it has attacked.')
    : undefined;
}
