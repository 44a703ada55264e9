/**
 * What a [Counter] may choose that is no card of the field: what it answers, and the present
 * attack. A card in use is chosen where it lies, so that a text can ask for its size.
 *
 * Rules: R-BFT-21, R-BFT-22, R-BFT-59, A-BFT-51; decisions A-BFT-43, A-BFT-71, A-BFT-75.
 */
import { thing, type ThingEntry } from '@scoresheet/rules-cards';
import {
  cardOf,
  fits,
  isAllowed,
  type CardId,
  type Choosing,
  type Effect,
  type Reading,
  type Rules,
  type Standpoint,
  type State,
} from '@scoresheet/rules-engine';
import { battleNow, type BattleFrame } from '../combat/battle-frame.js';
import { controllerOf, fighterNamed, opponentOf } from '../field.js';
import { FITS_FLAG } from '../flag.js';
import { answered, type Deed } from '../timing/item.js';
import { faceOfCard, has } from '../values.js';

/** The attack as a target: there is one at most. */
export const ATTACK = 'attack';

type Thing = ThingEntry['there'];

const answering =
  (...deeds: readonly Deed[]): Thing =>
  (reading, choosing, by) => {
    const item = answered(reading.state);
    const isMeant = item && item.controller !== by.controller && deeds.includes(item.does);
    return isMeant && !item.nullified && fitsDeed(reading, item.card, choosing, by)
      ? [item.card]
      : [];
  };

/** The source of an ability may be gone; then nothing can be asked of it. */
function fitsDeed(reading: Reading, id: CardId, { from }: Choosing, by: Standpoint): boolean {
  if (Object.keys(from).length === 0) return true;
  return (
    reading.state.cards[id] !== undefined && fits(reading, cardOf(reading.state, id), from, by)
  );
}

/** The battle that has not come to its hit; once it has there is nothing left to stop or to help. */
export function battleBeforeHit(state: State): BattleFrame | undefined {
  const battle = battleNow(state);
  return battle && !battle.nullified && battle.stage === 'check' ? battle : undefined;
}

const attackOf =
  (isMeant: (target: string, seat: number) => boolean): Thing =>
  ({ state }, _, { controller }) => {
    const battle = battleBeforeHit(state);
    const isTheirs = battle?.seat === opponentOf(controller);
    return battle && isTheirs && isMeant(battle.target, controller) ? [ATTACK] : [];
  };

export const THINGS = [
  thing('call', {
    means: 'A call of the opponent that waits for an answer.',
    noun: ['monster that your opponent calls', 'monsters that your opponent calls'],
    there: answering('call'),
  }),
  thing('cast', {
    means: 'A spell or an impact that waits for an answer.',
    noun: ['card that your opponent casts', 'cards that your opponent casts'],
    there: answering('cast'),
  }),
  thing('spell', {
    means: 'A spell that waits for an answer.',
    noun: ['spell that your opponent casts', 'spells that your opponent casts'],
    there: (reading, choosing, by) =>
      answering('cast')(reading, { ...choosing, from: { ...choosing.from, type: 'spell' } }, by),
  }),
  thing('equip', {
    means: 'An item that waits for an answer.',
    noun: ['item that your opponent equips', 'items that your opponent equips'],
    there: answering('equip'),
  }),
  thing('ability', {
    means: 'An ability that waits for an answer.',
    noun: ['ability that your opponent uses', 'abilities that your opponent uses'],
    there: answering('use', 'auto'),
  }),
  thing('attack', {
    means: 'The attack of the opponent under way.',
    noun: ["attack of your opponent's", "attacks of your opponent's"],
    there: attackOf(() => true),
  }),
  thing('attack-on-you', {
    means: 'The same, on the fighter.',
    noun: ['attack on you', 'attacks on you'],
    there: attackOf((target, seat) => fighterNamed(target) === seat),
  }),
  thing('attack-on-monster', {
    means: 'The same, on a monster.',
    noun: ['attack on a monster of yours', 'attacks on monsters of yours'],
    there: attackOf((target) => fighterNamed(target) === undefined),
  }),
];

/**
 * A card that hides from the opponent's effects is chosen by its own fighter alone; one that is to
 * be called has to fit the Flag of who calls it.
 */
export const mayTarget: NonNullable<Rules['mayTarget']> = (reading, card, by, choosing) => {
  const isOwn = controllerOf(reading.state, card) === by.controller;
  if (!isOwn && has(reading, card.id, 'hidden')) return false;
  const face = faceOfCard(reading, card);
  return !isForCall(reading, by, choosing) || isAllowed(FITS_FLAG, reading, face, by.controller);
};

/** Whether the chosen card is going to be called (A-BFT-71). */
export const isForCall = (
  { rules }: Reading,
  { face, ability }: Effect,
  { name }: Choosing,
): boolean =>
  rules.faces[face]?.abilities[ability]?.does.some(
    ({ verb, to }) => verb === 'call' && to === name,
  ) === true;
