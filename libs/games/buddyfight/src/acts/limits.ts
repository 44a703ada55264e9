/**
 * How often something may be used: once per turn where a text says so, and never so often that a
 * turn would not end.
 *
 * Decisions A-BFT-63, A-BFT-69.
 */
import {
  cardOf,
  lookedUp,
  mark,
  markOf,
  no,
  seatCounter,
  seatsOf,
  setCounter,
  type CardId,
  type Effect,
  type Play,
  type Reading,
  type Seat,
} from '@scoresheet/rules-engine';
import type { FightAbility } from '../cards/priced.js';
import { cardsOnField } from '../field.js';
import { useLimit } from '../readings.js';

const ONCE = 'once ';
const USES = 'uses ';

const onceMark = (ability: number): string => `used-${ability}`;
const onceCounter = ({ face, ability }: Effect): string => `${ONCE}${face} ${ability}`;

/** Whether a text allows it this turn still. */
export function isFresh({ state }: Reading, effect: Effect, { once }: FightAbility): boolean {
  if (once === 'fighter') return seatCounter(state, effect.controller, onceCounter(effect)) === 0;
  const card = state.cards[effect.card];
  return once === undefined || !card || markOf(card, onceMark(effect.ability)) === 0;
}

/** An ability's one use is spent when it is declared, even if it is nullified. */
export function useOnce(play: Play, effect: Effect, { once }: FightAbility): void {
  if (once === 'fighter') setCounter(play, effect.controller, onceCounter(effect), 1);
  else if (once === 'card' && play.state.cards[effect.card]) {
    mark(play, effect.card, onceMark(effect.ability), 1);
  }
}

const usesOf = ({ rules }: Reading, face: string): string =>
  usesNamed(rules.faces[face]?.name ?? face);

const MOST_NAMES = 4_096;
const usesNamed = lookedUp(MOST_NAMES, (name: string) => `${USES}${name}`);

export const TOO_OFTEN = no('A-BFT-69', 'Not so often in one turn.');

/** Cards and abilities of one name, so often a turn and no more. */
export const isUsedUp = (reading: Reading, seat: Seat, face: string): boolean =>
  seatCounter(reading.state, seat, usesOf(reading, face)) >= useLimit.of(reading.state);

export function countUse(play: Play, seat: Seat, face: string): void {
  const counter = usesOf(play, face);
  setCounter(play, seat, counter, seatCounter(play.state, seat, counter) + 1);
}

/** What was remembered for one turn only. */
export function forgetUses(play: Play): void {
  for (const seat of seatsOf(play.state)) {
    for (const counter of Object.keys(play.state.players[seat] ?? {})) {
      const isOfTurn = counter.startsWith(ONCE) || counter.startsWith(USES);
      if (isOfTurn) setCounter(play, seat, counter, 0);
    }
    for (const { id } of cardsOnField(play.state, seat)) forgetMarks(play, id);
  }
}

function forgetMarks(play: Play, id: CardId): void {
  for (const name of Object.keys(cardOf(play.state, id).marks)) {
    if (name.startsWith('used-') || name === 'doubled') mark(play, id, name, 0);
  }
}
