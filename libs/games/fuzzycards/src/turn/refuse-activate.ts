/**
 * Why a card is not offered to be played or an ability to be used, in the order of A-FUZ-81:
 * the card, its payment, its place, its targets.
 */
import {
  cardsIn,
  seatCounter,
  type Reading,
  type Refusal,
  type Seat,
} from '@scoresheet/rules-engine';
import { hiddenFrom } from '../combat/refuse-attack.js';
import {
  bearerOf,
  controllerOf,
  hand,
  isFielded,
  openSlots,
  rowOfSlot,
  slotNamed,
  type Row,
} from '../field.js';
import { no } from '../refusal.js';
import { costOf, faceOfCard, hasAbilities } from '../values.js';
import { rowToEnter } from './play-card.js';
import { canPay, wasUsed } from './use-ability.js';

export function refusePlay(
  reading: Reading,
  seat: Seat,
  [id, ...words]: readonly string[],
): Refusal {
  const { state } = reading;
  const card =
    id !== undefined && cardsIn(state, hand(seat)).includes(id) ? state.cards[id] : undefined;
  if (!card) return no('R-FUZ-40', 'You hold no such card.');
  const face = faceOfCard(reading, card);
  const energy = seatCounter(state, seat, 'energy');
  const cost = costOf(reading, card);
  if (cost > energy) {
    return no('R-FUZ-40', `${face.name} costs ${cost} Energy and you have ${energy}.`);
  }
  switch (face.type) {
    case 'hero':
      return refuseHero(reading, seat, rowToEnter(face), words[0]);
    case 'equip-relic':
      return refuseEquip(reading, seat, words[0]);
    case 'field-relic':
      return no('R-FUZ-32', 'A Field Relic takes an open position; name one, like "vault-1".');
    default:
      return refuseTarget(reading, seat, words);
  }
}

/** A full row forbids it wherever the card was meant to go (A-FUZ-14). */
function refuseHero({ state }: Reading, seat: Seat, row: Row, word: string | undefined): Refusal {
  const name = row === 'altar' ? 'Altar' : 'Vault';
  if (openSlots(state, seat, row).length === 0) {
    return no('A-FUZ-14', `This Hero enters the ${name}, and no position there is open.`);
  }
  const slot = slotNamed(word ?? '');
  return slot !== undefined && rowOfSlot(slot) !== row
    ? no('R-FUZ-30', 'A Hero enters the Vault; one with Rush enters the Altar.')
    : no('A-FUZ-14', `This Hero enters the ${name} and needs an open position there.`);
}

function refuseEquip(reading: Reading, seat: Seat, word: string | undefined): Refusal {
  const host = reading.state.cards[word ?? ''];
  if (!host || !isFielded(host) || faceOfCard(reading, host).type !== 'hero') {
    return no('R-FUZ-31', 'An Equip Relic needs a Hero on the field.');
  }
  return controllerOf(reading.state, host) === seat
    ? no('R-FUZ-31', 'An Equip Relic needs a Hero on the field.')
    : no('A-FUZ-36', 'Equip Relics go on your own Heroes only.');
}

export function refuseUse(
  reading: Reading,
  seat: Seat,
  [id, index, ...words]: readonly string[],
): Refusal {
  const card = reading.state.cards[id ?? ''];
  const bearer = card && reading.state.cards[bearerOf(reading, card.id) ?? ''];
  if (!card || !bearer || !isFielded(bearer) || controllerOf(reading.state, bearer) !== seat) {
    return no('R-FUZ-72', 'You have no such card on the field.');
  }
  const ability = faceOfCard(reading, card).abilities[Number(index)];
  if (ability?.timing !== 'activate') return no('R-FUZ-72', 'The card has no such ability to use.');
  if (!hasAbilities(reading, card)) return no('R-FUZ-65', 'The card is silenced.');
  if (wasUsed(card, Number(index))) return no('R-FUZ-72', 'The ability was used this turn.');
  const { energy = 0 } = ability.cost ?? {};
  const left = seatCounter(reading.state, seat, 'energy');
  if (energy > left) return no('R-FUZ-40', `That costs ${energy} Energy and you have ${left}.`);
  if (!canPay(reading, card, ability)) {
    return no('A-FUZ-73', 'Life and HP are paid whole, and at least 1 has to be left.');
  }
  return refuseTarget(reading, seat, words);
}

/** The first named target that an effect of this seat may not choose. */
function refuseTarget(reading: Reading, seat: Seat, words: readonly string[]): Refusal {
  const named = words.flatMap((word) => (word.split('=')[1] ?? '').split(','));
  return (
    refuseChosen(reading, seat, named) ??
    no('A-FUZ-63', 'Name every target that the text asks for; only legal ones are offered.')
  );
}

/** A Relic is as safe as its Hero, unless the match protects from attacks alone (A-FUZ-49). */
export function refuseChosen(
  reading: Reading,
  seat: Seat,
  ids: readonly string[],
): Refusal | undefined {
  if (reading.state.options['protection'] === 'attacks') return undefined;
  for (const id of ids) {
    const bearer = reading.state.cards[id] && reading.state.cards[bearerOf(reading, id) ?? ''];
    const refusal = bearer && hiddenFrom(reading, seat, bearer);
    if (refusal) return refusal;
  }
  return undefined;
}
