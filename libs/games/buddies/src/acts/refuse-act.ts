/**
 * Why a Buddy may not act, or may not be withdrawn, and why nothing is burnt, in the order of
 * A-BUD-68.
 */
import { markOf, type Card, type Reading, type Refusal, type Seat } from '@scoresheet/rules-engine';
import { controllerOf, deckSize, isDown, isInParty } from '../field.js';
import { no } from '../refusal.js';
import { is, ruleFor } from '../values.js';
import { refuseTargets } from './refuse-targets.js';
import { refuseTime } from './refuse-time.js';
import { abilitiesListed, isAttack } from './use-ability.js';

type Words = readonly string[];

export function refuseUse(reading: Reading, seat: Seat, words: Words): Refusal {
  const [id, number, ...named] = words;
  return (
    refuseTime(reading, seat, 'buddies', 'R-BUD-23') ??
    refuseActor(reading, seat, id) ??
    refuseAbility(reading, seat, reading.state.cards[id ?? ''] as Card, [number ?? '', ...named])
  );
}

export function refuseDefend(reading: Reading, seat: Seat, [id]: Words): Refusal {
  return (
    refuseTime(reading, seat, 'buddies', 'R-BUD-59') ??
    refuseActor(reading, seat, id) ??
    no('R-BUD-33', 'An Event keeps everybody from Defending.')
  );
}

/** One order for all that a Buddy may do: used up, entering, knocked out, whose it is. */
function refuseActor(reading: Reading, seat: Seat, id = ''): Refusal | undefined {
  const card = reading.state.cards[id];
  if (!card || !isInParty(card)) return no('R-BUD-56', 'You have no such Buddy in play.');
  if (markOf(card, 'acted') > 0) return no('R-BUD-56', 'Each Buddy acts once in a turn.');
  if (markOf(card, 'entered') > 0 && ruleFor(reading, seat, 'swift') === 0) {
    return no('R-BUD-50', 'It came into play this turn, and acts from your next turn on.');
  }
  if (isDown(card)) return no('R-BUD-20', 'A knocked-out Buddy does not act.');
  if (controllerOf(reading.state, card) !== seat) {
    return no('R-BUD-56', 'Only Buddies that you control act in your turn.');
  }
  return is(reading, id, 'cannotAct')
    ? no('R-BUD-70', 'Something keeps it from acting.')
    : undefined;
}

function refuseAbility(reading: Reading, seat: Seat, buddy: Card, words: Words): Refusal {
  const [number, ...named] = words;
  const listed = abilitiesListed(reading, buddy)[Number(number)];
  if (!listed) return no('R-BUD-58', 'No such ability is listed on it.');
  const { ability, face, index } = listed;
  if (isAttack(ability) && is(reading, buddy.id, 'cannotAttack')) {
    return no('R-BUD-70', 'Something keeps it from attacking.');
  }
  const source = { card: buddy.id, face: face.code, ability: index };
  const effect = { ...source, controller: seat, chosen: {} };
  return (
    refuseTargets(reading, ability, effect, named) ??
    no('R-BUD-12', 'What it costs cannot be given in full.')
  );
}

export function refuseWithdraw(reading: Reading, seat: Seat): Refusal {
  return (
    refuseTime(reading, seat, 'player', 'R-BUD-51') ??
    no('R-BUD-51', 'You withdraw Buddies of your own party only.')
  );
}

export function refuseBurn(reading: Reading, seat: Seat): Refusal {
  if (deckSize(reading.state, seat) === 0) return no('R-BUD-75', 'Your deck holds no card.');
  return ruleFor(reading, seat, 'noBurning') > 0
    ? no('R-BUD-33', 'An Event keeps you from burning.')
    : no('R-BUD-76', 'Cards are burnt in the Prepare, Player and Buddies phases.');
}
