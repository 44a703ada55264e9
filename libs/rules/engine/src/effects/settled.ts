/**
 * Values that may depend on themselves. While a value of a card is worked out, a text that asks for
 * that same value sees it without what lasts, and so it sees every value that depends on it in turn.
 * What depends on what is found out by the words of the texts and not by the numbers of the moment, so
 * that neither the order of the cards nor the first question makes a difference.
 */
import { components } from '../base/components.js';
import type { Reading } from '../contract/rules.js';
import type { Card } from '../contract/state.js';
import type { Effect, PossibleChange, Selector } from '../contract/vocabulary.js';
import { cardOf } from '../state/state.js';
import { compiledSelector } from './compiled/selector.js';
import { possibleChanges } from './lasting.js';
import { cardsNamed } from './named.js';
import { circleOfValue, sourcesOf } from './sources.js';

interface CardValue {
  readonly card: Card;
  readonly what: string;
}

/** Amounts that changes add to one value of a card, by the name of the change. */
type Added = ReadonlyMap<string, number>;

type Circle = NonNullable<Reading['circle']>;

/** Works out what changes add to cards; nothing may change while its answers are used. */
export function settling({ rules, state }: Reading): Circle {
  const settled = new Map<string, Added>();
  const circle: Circle = (change, card) => {
    const wanted = { card, what: change.change.what };
    if (!settled.has(keyOf(wanted))) settle({ rules, state }, wanted, { settled, circle });
    return settled.get(keyOf(wanted))?.get(nameOf(change)) ?? 0;
  };
  return circle;
}

interface Settling {
  readonly settled: Map<string, Added>;
  readonly circle: Circle;
}

/** Settles first what the value depends on, so that a long chain of values needs no deep recursion. */
function settle(reading: Reading, wanted: CardValue, { settled, circle }: Settling): void {
  const isOpen = ({ card, what }: CardValue): boolean =>
    circleOfValue(reading, what) === circleOfValue(reading, wanted.what) &&
    !settled.has(keyOf({ card, what }));
  const within: Reading = {
    ...reading,
    circle: (change, card) =>
      isOpen({ card, what: change.change.what }) ? 0 : circle(change, card),
    standing: new Map(),
  };
  const next = (value: CardValue) => dependsOn(reading, value).filter(isOpen);
  for (const values of components(wanted, keyOf, next)) {
    const found = values.map((value) => addedTo(within, value));
    values.forEach((value, index) => settled.set(keyOf(value), found[index] ?? NOTHING));
  }
}

const NOTHING: Added = new Map();

const keyOf = ({ card, what }: CardValue): string => `${card.id} ${what}`;

const nameOf = ({ effect, number }: PossibleChange): string =>
  `${effect.card} ${effect.ability} ${number}`;

const changesOf = (reading: Reading, what: string): readonly PossibleChange[] =>
  sourcesOf(reading, what).flatMap((source) => possibleChanges(reading, source, what));

function addedTo(reading: Reading, { card, what }: CardValue): Added {
  const added = changesOf(reading, what).map((change) => {
    const { means, holds, by, effect } = change;
    const isMeant = means(reading, card, effect) && holds(reading, effect);
    return [nameOf(change), isMeant ? by(reading, effect) : 0] as const;
  });
  return new Map(added);
}

/** Values for which those texts ask that may mean the card. */
const dependsOn = (reading: Reading, { card, what }: CardValue): readonly CardValue[] =>
  changesOf(reading, what).flatMap((possible) => {
    const { change, effect } = possible;
    const { asks, mayFit } = compiledSelector(reading.rules, change.on);
    if (!mayFit(reading, card, effect)) return [];
    const ofCard = asks.map((asked) => ({ card, what: asked }));
    return [...ofCard, ...askedToHold(reading, effect), ...askedForAmount(reading, possible)];
  });

function askedToHold(reading: Reading, effect: Effect): readonly CardValue[] {
  const { when } = reading.rules.faces[effect.face]?.abilities[effect.ability] ?? {};
  return askedOfCards(reading, when?.count, effect);
}

function askedForAmount(
  reading: Reading,
  { change: { by }, effect }: PossibleChange,
): readonly CardValue[] {
  if (typeof by === 'number') return [];
  if ('count' in by) return askedOfCards(reading, by.count, effect);
  const ids = cardsNamed(reading, by.of, effect);
  return ids.map((id) => ({ card: cardOf(reading.state, id), what: by.value }));
}

function askedOfCards(
  reading: Reading,
  selector: Selector | undefined,
  effect: Effect,
): readonly CardValue[] {
  if (!selector) return [];
  const { asks, maySelect } = compiledSelector(reading.rules, selector);
  if (asks.length === 0) return [];
  const cards = maySelect(reading, effect).map((id) => cardOf(reading.state, id));
  return cards.flatMap((card) => asks.map((what) => ({ card, what })));
}
