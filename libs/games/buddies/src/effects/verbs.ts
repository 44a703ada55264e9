/**
 * What an instruction of a card can do to Buddies, decks and hands. What moves cards stands in
 * `moving-verbs.ts`, what answers others in `stack-verbs.ts`.
 *
 * Rules: R-BUD-80, R-BUD-81; decisions A-BUD-30, A-BUD-41 to 44, A-BUD-55.
 */
import {
  amountMeant,
  amountOf,
  breakOff,
  cardOf,
  changeMeant,
  draw,
  happen,
  mark,
  markOf,
  modify,
  move,
  pickCards,
  roll,
  setCounter,
  tell,
  untilMeant,
  valueOf,
  type CardId,
  type Effect,
  type Instruction,
  type Play,
  type Verb,
} from '@scoresheet/rules-engine';
import { energyOf } from '../acts/payment.js';
import { elementNumber } from '../cards/elements.js';
import type { Damage } from '../combat/happenings.js';
import { deck, hand, isDown, isInParty, trash } from '../field.js';
import { DIE } from '../setup/first-player.js';
import { drawCards } from '../turn/draw.js';
import { hpLeft, ruleFor } from '../values.js';
import { buddiesMeant, seatsMeant, wordsMeant } from './meant.js';
import { discard } from './discard.js';
import { LOOKING_VERBS } from './looking-verbs.js';
import { MOVING_VERBS } from './moving-verbs.js';
import { search } from './search.js';
import { STACK_VERBS } from './stack-verbs.js';

const isDeck = (word: string): boolean => word.startsWith('deck-');

function strike(play: Play, effect: Effect, instruction: Instruction, add: Partial<Damage>): void {
  const { bonus = 0, source = null } = add as { bonus?: number; source?: CardId | null };
  const amount = Math.max(0, amountOf(play, instruction.amount, effect) + bonus);
  const element = (instruction['element'] as string | undefined) ?? null;
  const decks = wordsMeant(effect, instruction).filter(isDeck);
  const struck = [...buddiesMeant(play, effect, instruction), ...decks];
  happen(play, ...struck.map((to) => ({ kind: 'damage', to, amount, element, source })));
}

/** An attack is its Buddy's own, with what is added to its attacks (A-BUD-42, A-BUD-59). */
const attack: Verb = (play, effect, instruction) =>
  strike(play, effect, instruction, { source: effect.card, bonus: attackBonus(play, effect) });

function attackBonus(play: Play, { card: id, was }: Effect): number {
  if (was) return was['self']?.['deals'] ?? 0;
  const card = play.state.cards[id];
  return card && isInParty(card) && !isDown(card) ? valueOf(play, id, 'deals') : 0;
}

const damage: Verb = (play, effect, instruction) => strike(play, effect, instruction, {});

/** Passes DF by (A-BUD-41). */
const loseHp: Verb = (play, effect, instruction) => {
  const amount = amountOf(play, instruction.amount, effect);
  for (const id of buddiesMeant(play, effect, instruction)) {
    const lost = Math.min(hpLeft(play, id), amount);
    mark(play, id, 'damage', markOf(cardOf(play.state, id), 'damage') + lost);
    tell(play, 'hp-lost', { card: id, amount: lost });
  }
};

const heal: Verb = (play, effect, instruction) => {
  const amount = amountOf(play, instruction.amount, effect);
  for (const id of buddiesMeant(play, effect, instruction)) {
    const before = markOf(cardOf(play.state, id), 'damage');
    const healed = Math.min(amount, before);
    mark(play, id, 'damage', before - healed);
    if (healed > 0) tell(play, 'healed', { card: id, amount: healed });
  }
};

const restoreDf: Verb = (play, effect, instruction) => {
  for (const id of buddiesMeant(play, effect, instruction)) mark(play, id, 'absorbed', 0);
};

/** Cards off the top of a deck, past every Defense (A-BUD-41). */
const loseCards: Verb = (play, effect, instruction) => {
  const amount = amountMeant(play, instruction, effect);
  for (const seat of seatsMeant(play, effect, instruction)) {
    tell(play, 'cards-lost', { seat, count: draw(play, deck(seat), trash(seat), amount) });
  }
};

const drawVerb: Verb = (play, effect, instruction) => {
  const amount = amountMeant(play, instruction, effect);
  for (const seat of seatsMeant(play, effect, instruction)) drawCards(play, seat, amount);
};

/** Discards by chance, so that nobody chooses and nobody learns what was left. */
const discardAtRandom: Verb = (play, effect, instruction) => {
  for (const seat of seatsMeant(play, effect, instruction)) {
    const count = amountOf(play, instruction.amount, effect);
    pickCards(play, hand(seat), count, (id) => move(play, id, trash(seat)));
  }
};

/** A change that names no time holds for as long as the card stays in play (A-BUD-55). */
const give: Verb = (play, effect, instruction) => {
  const change = changeMeant(play, instruction, effect);
  if (change.by === 0) return;
  for (const id of buddiesMeant(play, effect, instruction)) modify(play, id, change);
};

const changeWeakness: Verb = (play, effect, instruction) => {
  const by = elementNumber(instruction['element']);
  const until = untilMeant(instruction, effect);
  const change = { what: 'weakness', by, sets: true, until, giver: effect.controller } as const;
  for (const id of buddiesMeant(play, effect, instruction)) modify(play, id, change);
};

const gainEnergy: Verb = (play, effect, instruction) => {
  const amount = amountOf(play, instruction.amount, effect);
  for (const seat of seatsMeant(play, effect, instruction)) {
    setCounter(play, seat, 'energy', Math.max(0, energyOf(play.state, seat) + amount));
  }
};

/** All that follows happens when the die shows so much or less (R-BUD-80, A-BUD-43). */
const rollFor: Verb = (play, effect, instruction) => {
  const needed =
    amountOf(play, instruction.amount, effect) + ruleFor(play, effect.controller, 'luck');
  const die = roll(play, DIE);
  const succeeds = die <= needed;
  tell(play, 'rolled-for', { card: effect.card, die, needed, succeeds });
  if (!succeeds) breakOff(play, effect);
};

export const VERBS: { readonly [verb: string]: Verb } = {
  attack,
  damage,
  'lose-hp': loseHp,
  heal,
  'restore-df': restoreDf,
  'lose-cards': loseCards,
  draw: drawVerb,
  discard,
  'discard-at-random': discardAtRandom,
  give,
  'change-weakness': changeWeakness,
  'gain-energy': gainEnergy,
  roll: rollFor,
  search,
  ...LOOKING_VERBS,
  ...MOVING_VERBS,
  ...STACK_VERBS,
};
