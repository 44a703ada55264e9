/**
 * What an instruction does to cards where they are: stand, rest, change a value, go under another
 * card, or come to nothing before they arrive.
 *
 * Rules: R-BFT-12, R-BFT-21, B29, B32; decisions A-BFT-30, A-BFT-37, A-BFT-51, A-BFT-74.
 */
import {
  amountMeant,
  breakOff,
  cardOf,
  cardsMeant,
  changeMeant,
  holds,
  modify,
  move,
  tell,
  topOf,
  type CardId,
  type Condition,
  type Effect,
  type Instruction,
  type Play,
  type Verb,
} from '@scoresheet/rules-engine';
import { callByEffect } from '../acts/effect-call.js';
import { nullifyAttack } from '../combat/battle.js';
import { leaveField, rest, stand } from '../combat/leave.js';
import { areaNamed, deck, isOnField, soulOf } from '../field.js';
import { nullify } from '../timing/nullify.js';
import { monstersMeant, onFieldMeant } from './meant.js';
import { shift } from './shift.js';
import { ATTACK, battleBeforeHit } from './things.js';

const standUp: Verb = (play, effect, instruction) => {
  for (const id of onFieldMeant(play, effect, instruction)) stand(play, id);
};

const layDown: Verb = (play, effect, instruction) => {
  for (const id of onFieldMeant(play, effect, instruction)) rest(play, id);
};

const give: Verb = (play, effect, instruction) => {
  if (instruction['until'] === 'battle' && !battleBeforeHit(play.state)) return; // R-BFT-34
  const change = changeMeant(play, instruction, effect);
  for (const id of onFieldMeant(play, effect, instruction)) modify(play, id, change);
};

/** The cards go under `of`, if that one is still there. */
const putIntoSoul: Verb = (play, effect, instruction) => {
  const host = hostMeant(play, effect, instruction);
  if (host === undefined) return;
  for (const id of cardsMeant(play, instruction, effect)) {
    if (id === host) continue;
    tell(play, 'put-into-soul', { card: id, under: host });
    if (isOnField(cardOf(play.state, id))) leaveField(play, id, soulOf(host));
    else move(play, id, soulOf(host));
  }
};

function hostMeant(play: Play, effect: Effect, { of }: Instruction): CardId | undefined {
  return onFieldMeant(play, effect, { verb: 'put-into-soul', to: String(of) })[0];
}

const deckToSoul: Verb = (play, effect, instruction) => {
  const amount = amountMeant(play, instruction, effect);
  for (const host of onFieldMeant(play, effect, instruction)) {
    for (let left = amount; left > 0; left -= 1) {
      const top = topOf(play.state, deck(cardOf(play.state, host).owner));
      if (top !== undefined) move(play, top, soulOf(host));
    }
  }
};

const call: Verb = (play, effect, instruction) => {
  const area = areaNamed(String(instruction['area']));
  for (const card of cardsMeant(play, instruction, effect)) {
    const free = instruction['free'] === true;
    callByEffect(play, { seat: effect.controller, card, free, ...(area ? { area } : {}) });
  }
};

const shiftVerb: Verb = (play, effect, instruction) => {
  for (const id of monstersMeant(play, effect, instruction)) shift(play, id);
};

/** The attack, or what is answered, comes to nothing. */
const nullifyVerb: Verb = (play, { chosen }, { to }) => {
  if (chosen[String(to)]?.includes(ATTACK)) nullifyAttack(play);
  else nullify(play);
};

/** Breaks the effect off unless the condition holds. */
const onlyIf: Verb = (play, effect, { verb: _, to: __, ...condition }) => {
  if (!holds(play, condition as Condition, effect)) breakOff(play, effect);
};

export const FIELD_VERBS: { readonly [verb: string]: Verb } = {
  stand: standUp,
  rest: layDown,
  give,
  'put-into-soul': putIntoSoul,
  'deck-to-soul': deckToSoul,
  call,
  shift: shiftVerb,
  nullify: nullifyVerb,
  'only-if': onlyIf,
};
