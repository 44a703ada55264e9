/**
 * Why a card is not offered to be played or an ability to be used, in the order of A-FUZ-81:
 * the card, its payment, its place, its targets.
 */
import {
  cardsIn,
  faceOfCard,
  no,
  refusedBy,
  type Ability,
  type Card,
  type Reading,
  type Refusal,
  type Seat,
} from '@scoresheet/rules-engine';
import { isGiving, readAnnounced } from '@scoresheet/rules-cards';
import type { Said } from '@scoresheet/rules-presentation';
import { hiddenFrom } from '../combat/hiding.js';
import { cardsOfHand } from '../effects/prices.js';
import { bearerOf, controllerOf, hand, isFielded, slotNamed } from '../field.js';
import { rowToEnter } from './play-card.js';
import { abilityAt, USED } from './use-ability.js';
import { ENTERED, EQUIPPED, NO_HOST, PLAYED, ROW_NAMES } from './ways-to-play.js';

export const refuseActivate = (reading: Reading, seat: Seat, { verb, words }: Said): Refusal =>
  verb === 'use' ? refuseUse(reading, seat, words) : refusePlay(reading, seat, words);

export function refusePlay(
  reading: Reading,
  seat: Seat,
  [id = '', ...words]: readonly string[],
): Refusal {
  const { cards } = reading.state;
  const card = cardsIn(reading.state, hand(seat)).includes(id) ? cards[id] : undefined;
  if (!card) return no('R-FUZ-40', 'You hold no such card.');
  return refusedBy(PLAYED, reading, card, seat) ?? refusePlace(reading, seat, card, words);
}

function refusePlace(reading: Reading, seat: Seat, card: Card, words: readonly string[]): Refusal {
  const [to = ''] = words;
  switch (faceOfCard(reading, card).type) {
    case 'hero':
      return refuseRow(reading, card, slotNamed(to));
    case 'equip-relic':
      return refuseHost(reading, seat, reading.state.cards[to]);
    case 'field-relic':
      return no('R-FUZ-32', 'A Field Relic takes an open position; name one, like "vault-1".');
    default:
      return refuseTarget(reading, seat, words);
  }
}

function refuseRow(reading: Reading, card: Card, slot: number | undefined): Refusal {
  const row = ROW_NAMES[rowToEnter(faceOfCard(reading, card))];
  return (
    (slot === undefined ? undefined : refusedBy(ENTERED, reading, slot, card)) ??
    no('A-FUZ-14', `This Hero enters the ${row} and needs an open position there.`)
  );
}

const refuseHost = (reading: Reading, seat: Seat, host: Card | undefined): Refusal =>
  (host && refusedBy(EQUIPPED, reading, host, seat)) ?? NO_HOST;

export function refuseUse(
  reading: Reading,
  seat: Seat,
  [id = '', index, ...words]: readonly string[],
): Refusal {
  const card = reading.state.cards[id];
  const bearer = reading.state.cards[bearerOf(reading, id) ?? ''];
  if (!card || !bearer || !isFielded(bearer) || controllerOf(reading.state, bearer) !== seat) {
    return no('R-FUZ-72', 'You have no such card on the field.');
  }
  const targets = words.filter((word) => !isGiving(word));
  return (
    refusedBy(USED, reading, card, Number(index)) ??
    refuseGifts(reading, seat, abilityAt(reading, card, Number(index)), words) ??
    refuseTarget(reading, seat, targets)
  );
}

/** Why other cards are not given for an ability that costs some. */
function refuseGifts(
  { state }: Reading,
  seat: Seat,
  ability: Ability | undefined,
  words: readonly string[],
): Refusal | undefined {
  const count = ability?.cost?.['discard'] ?? 0;
  if (count === 0) return undefined;
  const { given } = readAnnounced(words);
  const held = cardsIn(state, hand(seat)).filter((id) => given.includes(id));
  return held.length === count && given.length === count
    ? undefined
    : no('A-FUZ-73', `Name ${cardsOfHand(count)} to discard for it.`);
}

/** The first named target that an effect of this seat may not choose. */
function refuseTarget(reading: Reading, seat: Seat, words: readonly string[]): Refusal {
  const named = words.flatMap((word) => (word.split('=')[1] ?? '').split(','));
  return (
    refuseChosen(reading, seat, named) ??
    no('A-FUZ-63', 'Name every target that the text asks for; only legal ones are offered.')
  );
}

export function refuseChosen(
  reading: Reading,
  seat: Seat,
  ids: readonly string[],
): Refusal | undefined {
  for (const id of ids) {
    const refusal = hiddenFrom(reading, seat, id);
    if (refusal) return refusal;
  }
  return undefined;
}
