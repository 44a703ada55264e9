/**
 * Values and keywords as they are now: printed, given by Relics and Passives, changed for a time.
 *
 * Rules: R-FUZ-05, R-FUZ-14, R-FUZ-65, R-FUZ-71; decisions A-FUZ-18, A-FUZ-27, A-FUZ-46, A-FUZ-52.
 */
import {
  amountOf,
  cardOf,
  cardsIn,
  fits,
  holds,
  markOf,
  seatsOf,
  valueOf,
  type Card,
  type CardFace,
  type CardId,
  type Effect,
  type Reading,
  type Rules,
  type Seat,
} from '@scoresheet/rules-engine';
import { bearerOf, controllerOf, field, isFielded, relicsOn } from './field.js';
import type { Keyword } from './cards/card.js';

export const faceOfCard = ({ rules }: Reading, card: Card): CardFace =>
  rules.faces[card.face] as CardFace;

export const baseValue = (_: Card, face: CardFace, what: string): number =>
  face.stats[what] ?? face.keywords[what] ?? 0;

/** ATK, DEF and cost never count below 0 (A-FUZ-52). */
export const statOf = (reading: Reading, id: CardId, stat: 'atk' | 'def' | 'hp'): number =>
  Math.max(0, valueOf(reading, id, stat));

/** HP left: the maximum of now less the damage, which stays when a bonus ends (A-FUZ-46). */
export function hpLeft(reading: Reading, id: CardId): number {
  return valueOf(reading, id, 'hp') - markOf(cardOf(reading.state, id), 'damage');
}

export function hasHp(reading: Reading, card: Card): boolean {
  return isFielded(card) && faceOfCard(reading, card).stats['hp'] !== undefined;
}

/** Silence takes printed and given abilities alike, good and bad (A-FUZ-27). */
export function isSilenced({ state }: Reading, id: CardId): boolean {
  return state.modifiers.some(({ card, what }) => card === id && what === 'silenced');
}

/** The number of a keyword, 0 where the card has it not or is silenced. */
export function keyword(reading: Reading, id: CardId, name: Keyword): number {
  return isSilenced(reading, id) ? 0 : Math.max(0, valueOf(reading, id, name));
}

/** A Relic's abilities count while its Hero's do. */
export function hasAbilities(reading: Reading, card: Card): boolean {
  const bearer = bearerOf(reading, card.id);
  return bearer !== undefined && !isSilenced(reading, bearer);
}

/** What Relics and Passives on the field add to a value of a fielded card. */
export function lasting(reading: Reading, card: Card, what: string): number {
  if (!isFielded(card)) return 0;
  let sum = 0;
  for (const id of cardsIn(reading.state, relicsOn(card.id))) {
    sum += baseValue(card, faceOfCard(reading, cardOf(reading.state, id)), what);
  }
  return sum + fromPassives(reading, card, what);
}

/** What a card costs now: as printed, changed by Passives; never below 0 (A-FUZ-39, A-FUZ-52). */
export const costOf = (reading: Reading, card: Card): number =>
  Math.max(0, faceOfCard(reading, card).cost + fromPassives(reading, card, 'cost'));

/** What Passives add, those of one seat where it is named. */
export function fromPassives(reading: Reading, card: Card, what: string, of?: Seat): number {
  const sources = passivesOn(reading.rules, what);
  if (sources.size === 0) return 0;
  let sum = 0;
  const add = (source: CardId): void => {
    const isSource = sources.has(cardOf(reading.state, source).face);
    if (isSource) sum += fromPassive(reading, card, what, source);
  };
  for (const seat of of === undefined ? seatsOf(reading.state) : [of]) {
    for (const id of cardsIn(reading.state, field(seat))) {
      add(id);
      cardsIn(reading.state, relicsOn(id)).forEach(add);
    }
  }
  return sum;
}

/** Whether anything on the field, or for a time, changes this value of any card. */
export function isChanged({ rules, state }: Reading, what: string): boolean {
  if (state.modifiers.some((modifier) => modifier.what === what)) return true;
  const sources = passivesOn(rules, what);
  const isSource = (id: CardId): boolean => sources.has(cardOf(state, id).face);
  return seatsOf(state).some((seat) =>
    cardsIn(state, field(seat)).some(
      (id) => isSource(id) || cardsIn(state, relicsOn(id)).some(isSource),
    ),
  );
}

type Index = Map<string, ReadonlySet<string>>;
const indexes = new WeakMap<Rules['faces'], Index>();

/** Codes of the cards whose Passives change this value: most values are changed by none. */
function passivesOn({ faces }: Rules, what: string): ReadonlySet<string> {
  let index = indexes.get(faces);
  if (!index) indexes.set(faces, (index = new Map()));
  let codes = index.get(what);
  if (!codes) index.set(what, (codes = codesChanging(faces, what)));
  return codes;
}

const codesChanging = (faces: Rules['faces'], what: string): ReadonlySet<string> =>
  new Set(
    Object.values(faces)
      .filter(({ abilities }) =>
        abilities.some((each) => each.lasting?.some((l) => l.what === what)),
      )
      .map(({ code }) => code),
  );

function fromPassive(reading: Reading, card: Card, what: string, source: CardId): number {
  const from = cardOf(reading.state, source);
  let sum = 0;
  faceOfCard(reading, from).abilities.forEach((ability, index) => {
    const changes = ability.lasting?.filter((change) => change.what === what) ?? [];
    if (changes.length === 0 || !hasAbilities(reading, from)) return;
    const effect = passiveOf(reading, from, index);
    if (!holds(reading, ability.when, effect)) return;
    for (const { on, by } of changes) {
      if (fits(reading, card, on, effect)) sum += amountOf(reading, by, effect);
    }
  });
  return sum;
}

const passiveOf = ({ state }: Reading, card: Card, ability: number): Effect => ({
  card: card.id,
  face: card.face,
  ability,
  controller: controllerOf(state, card),
  chosen: {},
});
