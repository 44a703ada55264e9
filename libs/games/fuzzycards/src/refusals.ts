/**
 * Why something is not offered. Where several rules forbid it, the first in the order of
 * A-FUZ-81 is named: one answer for all tools. A card that does not exist and one that the asker
 * may not know get the same words.
 */
import {
  cardsIn,
  markOf,
  seatCounter,
  type Asked,
  type Card,
  type Choice,
  type Reading,
  type Refusal,
  type Seat,
} from '@scoresheet/rules-engine';
import { attackTargets, isAltarOpen, isStealthy } from './combat/targets.js';
import {
  bearerOf,
  controllerOf,
  hand,
  isFielded,
  opponentOf,
  rowOf,
  rowOfSlot,
  slotNamed,
} from './field.js';
import { rowToEnter } from './turn/play-card.js';
import { canPay, wasUsed } from './turn/use-ability.js';
import { faceOfCard, hasAbilities, isSilenced, keyword } from './values.js';

const no = (rule: string, says: string): Refusal => ({ rule, says });

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

function refusePlay(reading: Reading, seat: Seat, [id, ...words]: readonly string[]): Refusal {
  const { state } = reading;
  const card =
    id !== undefined && cardsIn(state, hand(seat)).includes(id) ? state.cards[id] : undefined;
  if (!card) return no('R-FUZ-40', 'You hold no such card.');
  const face = faceOfCard(reading, card);
  const energy = seatCounter(state, seat, 'energy');
  if (face.cost > energy) {
    return no('R-FUZ-40', `${face.name} costs ${face.cost} Energy and you have ${energy}.`);
  }
  switch (face.type) {
    case 'hero':
      return refuseHero(face.keywords['rush'] ? 'altar' : rowToEnter(face), words[0]);
    case 'equip-relic':
      return refuseEquip(reading, seat, words[0]);
    case 'field-relic':
      return no('R-FUZ-32', 'A Field Relic takes an open position; name one, like "vault-1".');
    default:
      return refuseTarget(reading, seat, words);
  }
}

function refuseHero(row: 'altar' | 'vault', word: string | undefined): Refusal {
  const slot = slotNamed(word ?? '');
  if (slot !== undefined && rowOfSlot(slot) !== row) {
    return no('R-FUZ-30', 'A Hero enters the Vault; one with Rush enters the Altar.');
  }
  return no('A-FUZ-14', `The Hero enters the ${row} and needs an open position there.`);
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

function refuseUse(
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
  if (!canPay(reading, seat, ability)) return no('A-FUZ-73', 'You cannot pay the whole cost.');
  return refuseTarget(reading, seat, words);
}

/** The first named target that an effect of this seat may not choose. */
function refuseTarget(reading: Reading, seat: Seat, words: readonly string[]): Refusal {
  for (const id of words.flatMap((word) => (word.split('=')[1] ?? '').split(','))) {
    const refusal = hiddenFrom(reading, seat, reading.state.cards[id]);
    if (refusal) return refusal;
  }
  return no('A-FUZ-63', 'Name every target that the text asks for; only legal ones are offered.');
}

function hiddenFrom(reading: Reading, seat: Seat, card: Card | undefined): Refusal | undefined {
  if (!card || !isFielded(card) || controllerOf(reading.state, card) === seat) return undefined;
  if (rowOf(card) === 'vault' && !isAltarOpen(reading, opponentOf(seat))) {
    return no('R-FUZ-35', 'The Vault is closed while cards stand on the Altar before it.');
  }
  return isStealthy(reading, card)
    ? no('R-FUZ-55', 'A card in Stealth cannot be targeted before it has attacked.')
    : undefined;
}

function refuseAttack(reading: Reading, seat: Seat, [id, to]: readonly string[]): Refusal {
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
      ? no('R-FUZ-65', 'The card is silenced and has lost its Rush.')
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
