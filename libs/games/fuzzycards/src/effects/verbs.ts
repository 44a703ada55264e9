/**
 * What an instruction of a card can do. A verb that may bring a card or a player to 0 lets it
 * happen, so that it is checked before the next instruction (A-FUZ-58).
 *
 * What moves cards stands in `moving-verbs.ts`.
 *
 * Decisions: A-FUZ-23, A-FUZ-41, A-FUZ-49 to 52, A-FUZ-59, A-FUZ-63.
 */
import {
  abilityOf,
  amountOf,
  cardOf,
  changeMeant,
  cardsIn,
  happen,
  mark,
  markOf,
  move,
  pickCards,
  tell,
  type Effect,
  type Instruction,
  type Play,
  type Seat,
  type Verb,
} from '@scoresheet/rules-engine';
import type { Damage } from '../combat/damage.js';
import { check } from '../endings.js';
import { bearerOf, discard, hand, scroll } from '../field.js';
import { gainEnergy } from '../turn/genesis.js';
import { faceOfCard } from '../values.js';
import { fieldedMeant, seatsMeant } from './meant.js';
import { deploy, destroy, returnToHand, shift, takeControl } from './moving-verbs.js';
import { search } from './search.js';

type Struck = Partial<Pick<Damage, 'hits' | 'life'>>;

/** Damage of a card's ability is its Hero's own; that of an Event is nobody's (A-FUZ-55). */
function abilityDamage(play: Play, effect: Effect, { hits = [], life = [] }: Struck): Damage {
  const { timing } = abilityOf(play, effect);
  const source = timing === 'event' ? null : (bearerOf(play, effect.card) ?? null);
  const way = timing === 'on-hit' ? 'on-hit' : 'ability';
  return { kind: 'damage', by: effect.controller, source, way, hits, life };
}

function damage(play: Play, effect: Effect, instruction: Instruction): void {
  const amount = amountOf(play, instruction.amount, effect);
  const hits = fieldedMeant(play, effect, instruction)
    .filter((id) => faceOfCard(play, cardOf(play.state, id)).stats['hp'] !== undefined)
    .map((card) => ({ card, amount }));
  if (hits.length > 0) happen(play, abilityDamage(play, effect, { hits }));
}

function damageLife(play: Play, effect: Effect, instruction: Instruction): void {
  const amount = amountOf(play, instruction.amount, effect);
  const life = seatsMeant(play, effect, instruction).map((seat) => ({ seat, amount }));
  happen(play, abilityDamage(play, effect, { life }));
}

/** Heals up to the maximum (A-FUZ-23). */
function heal(play: Play, effect: Effect, instruction: Instruction): void {
  const amount = amountOf(play, instruction.amount, effect);
  for (const id of fieldedMeant(play, effect, instruction)) {
    const healed = Math.min(amount, markOf(cardOf(play.state, id), 'damage'));
    if (healed <= 0) continue;
    mark(play, id, 'damage', markOf(cardOf(play.state, id), 'damage') - healed);
    tell(play, 'healed', { card: id, amount: healed });
  }
}

/** Life has no upper limit (A-FUZ-41); losing Life is not damage (A-FUZ-73). */
function changeLife(sign: 1 | -1): Verb {
  return (play, effect, instruction) => {
    const by = sign * amountOf(play, instruction.amount, effect);
    happen(play, {
      kind: 'life-change',
      changes: seatsMeant(play, effect, instruction).map((seat) => ({ seat, by })),
    });
  };
}

function drawVerb(play: Play, effect: Effect, instruction: Instruction): void {
  const amount = amountOf(play, instruction.amount, effect);
  const draws = seatsMeant(play, effect, instruction).map((seat) => {
    const there = cardsIn(play.state, scroll(seat)).length;
    return { seat, count: couldDecline(play, effect, seat) ? Math.min(amount, there) : amount };
  });
  happen(play, { kind: 'draw', draws });
}

/** Nobody was required to draw what they might have declined (A-FUZ-59). */
const couldDecline = (play: Play, effect: Effect, seat: Seat): boolean =>
  seat === effect.controller && abilityOf(play, effect).may === true;

/** Cards out of a hand by chance: nobody chooses, so nobody learns what was left. */
function discardAtRandom(play: Play, effect: Effect, instruction: Instruction): void {
  for (const seat of seatsMeant(play, effect, instruction)) {
    const count = amountOf(play, instruction.amount, effect);
    pickCards(play, hand(seat), count, (id) => move(play, id, discard(seat)));
  }
  check(play);
}

function give(play: Play, effect: Effect, instruction: Instruction): void {
  const cards = fieldedMeant(play, effect, instruction);
  const change = changeMeant(play, instruction, effect);
  if (cards.length > 0 && change.by !== 0) happen(play, { kind: 'change', cards, ...change });
}

/** Every Silence says how long it lasts (A-FUZ-27). */
const silence: Verb = (play, effect, instruction) =>
  give(play, effect, { ...instruction, what: 'silenced', by: 1 });

function changeEnergy(sign: 1 | -1): Verb {
  return (play, effect, instruction) => {
    const by = sign * amountOf(play, instruction.amount, effect);
    for (const seat of seatsMeant(play, effect, instruction)) gainEnergy(play, seat, by);
  };
}

export const VERBS: { readonly [verb: string]: Verb } = {
  damage,
  'damage-life': damageLife,
  heal,
  'gain-life': changeLife(1),
  'lose-life': changeLife(-1),
  draw: drawVerb,
  'discard-at-random': discardAtRandom,
  give,
  silence,
  destroy,
  return: returnToHand,
  shift,
  deploy,
  'take-control': takeControl,
  search,
  'gain-energy': changeEnergy(1),
  'lose-energy': changeEnergy(-1),
};
