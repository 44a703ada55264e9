/**
 * What an instruction of a card can do to Money, Things, decks and turns. What moves cards stands
 * in `moving-verbs.ts`.
 *
 * Rules: R-FRI-16, R-FRI-58, R-FRI-59, R-FRI-64; decisions A-FRI-25, A-FRI-65, A-FRI-70.
 */
import {
  amountMeant,
  amountOf,
  changeMeant,
  mark,
  markOf,
  modify,
  cardOf,
  seatCounter,
  setCounter,
  tell,
  type Effect,
  type Instruction,
  type Play,
  type Seat,
  type Verb,
} from '@scoresheet/rules-engine';
import { thingsOf } from '../acts/play-card.js';
import { deck, pool, isFaceUpFoe, type Pool } from '../field.js';
import { wear } from '../foes.js';
import { gainMoney, loseMoney } from '../money.js';
import { addToDeck, discardTop, drawCards } from '../piles.js';
import { discard, discardAtRandom } from './discard.js';
import { anywhereMeant, inPlayMeant, seatsMeant } from './meant.js';
import { MOVING_VERBS } from './moving-verbs.js';

type SeatAct = (play: Play, seat: Seat, amount: number, effect: Effect) => void;

/** Something that is done to each seat that is meant, one after another. */
function toSeats(act: SeatAct): Verb {
  return (play, effect, instruction) => {
    const amount = amountMeant(play, instruction, effect);
    for (const seat of seatsMeant(play, effect, instruction)) act(play, seat, amount, effect);
  };
}

const poolMeant = ({ from }: Instruction): Pool => String(from) as Pool;

/** A text that names no pile means the own deck (A-FRI-70). */
const drawVerb: Verb = (play, effect, instruction) => {
  const amount = amountMeant(play, instruction, effect);
  for (const seat of seatsMeant(play, effect, instruction)) {
    const pile = instruction['from'] === undefined ? deck(seat) : pool(poolMeant(instruction));
    drawCards(play, seat, pile, amount);
  }
};

const addVerb: Verb = (play, effect, instruction) => {
  const amount = amountMeant(play, instruction, effect);
  for (const seat of seatsMeant(play, effect, instruction)) {
    addToDeck(play, seat, poolMeant(instruction), amount);
  }
};

/** Changes cards wherever they lie: a card of the hand may cost less for a time. */
const give: Verb = (play, effect, instruction) => {
  const change = changeMeant(play, instruction, effect);
  if (change.by === 0) return;
  for (const id of anywhereMeant(play, effect, instruction)) modify(play, id, change);
};

/** A refreshed card may attack once more this turn. */
const refresh: Verb = (play, effect, instruction) => {
  for (const id of inPlayMeant(play, effect, instruction)) {
    const attacks = markOf(cardOf(play.state, id), 'attacks');
    mark(play, id, 'attacks', Math.max(0, attacks - 1));
  }
};

const wearVerb: Verb = (play, effect, instruction) => {
  const amount = amountOf(play, instruction.amount, effect);
  for (const id of inPlayMeant(play, effect, instruction)) {
    if (isFaceUpFoe(cardOf(play.state, id))) wear(play, id, amount);
  }
};

function addTo(counter: 'extra' | 'skips'): SeatAct {
  return (play, seat, amount) => {
    setCounter(play, seat, counter, seatCounter(play.state, seat, counter) + amount);
    if (counter === 'extra') tell(play, 'turn-gained', { seat });
  };
}

export const VERBS: { readonly [verb: string]: Verb } = {
  'gain-money': toSeats((play, seat, amount, { card }) => gainMoney(play, seat, amount, card)),
  'lose-money': toSeats((play, seat, amount, { card }) => loseMoney(play, seat, amount, card)),
  'gain-things': toSeats((play, seat, amount) =>
    setCounter(play, seat, 'things', thingsOf(play.state, seat) + amount),
  ),
  draw: drawVerb,
  add: addVerb,
  discard,
  'discard-at-random': discardAtRandom,
  'discard-top': toSeats(discardTop),
  give,
  refresh,
  wear: wearVerb,
  'extra-turn': toSeats(addTo('extra')),
  'skip-turn': toSeats(addTo('skips')),
  ...MOVING_VERBS,
};
