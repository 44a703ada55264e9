/**
 * Two seats, units on a field, and abilities written as data: chosen targets, conditions, what
 * may be declined, changes until the turn ends, banners that last. Abilities that are set off
 * wait in a queue by rank or on a stack by choice: the same game is made in each policy.
 *
 * Proves: effects as data, triggers in each order, modifiers that end, and an endless chain that
 * a named limit ends.
 */
import { draw, mark, move, shuffle, stock } from '../acts/cards.js';
import { endModifiers } from '../acts/modify.js';
import { end, push, setCounter, tell } from '../acts/play.js';
import type { HappeningRule } from '../contract/happening-rules.js';
import type { Play } from '../contract/play.js';
import type { Reading, Rules, Seating } from '../contract/rules.js';
import type { Card, CardId, Frame, Seat, State } from '../contract/state.js';
import type { Step } from '../contract/step.js';
import type { TimingRule, TriggerRules } from '../contract/trigger-rules.js';
import { valueOf } from '../state/modifiers.js';
import {
  cardOf,
  cardsIn,
  holderOf,
  markOf,
  place,
  seatCounter,
  seatsOf,
  tableCounter,
} from '../state/state.js';
import { resolveTriggers } from '../triggers/triggers.js';
import { faces, filters, verbs } from './ember-field-cards.toy.js';
import { toy } from './toy.js';

/** Triggers in one chain before the game is a draw. */
export const CHAIN_LIMIT = 40;
const LIFE = 5;
const TURNS = 12;

interface MainFrame extends Frame {
  readonly kind: 'main';
  seat: Seat;
}

const active = (state: State): Seat => tableCounter(state, 'active');
const powerOf = (reading: Reading, id: CardId): number =>
  Math.max(0, valueOf(reading, id, 'power'));

const main: Step<MainFrame> = {
  open: ['seat'],
  proceed(play, { seat }) {
    if (resolveTriggers(play)) return 'on';
    return [{ seat, kind: 'main' }];
  },

  options({ state }, { seat }) {
    const play = cardsIn(state, place('hand', seat)).map((card) => ({ id: `play ${card}`, card }));
    const strike = cardsIn(state, place('field', seat))
      .filter((card) => markOf(cardOf(state, card), 'struck') === 0)
      .map((card) => ({ id: `strike ${card}`, card }));
    return { pick: 'one', from: [...play, ...strike, { id: 'end' }] };
  },

  answered(play, frame, { seat, chosen: [option] }) {
    const { id = '', card = '' } = option ?? {};
    if (id === 'end') endTurn(play, frame);
    else if (id.startsWith('strike')) strikeLife(play, seat, card);
    else tell(play, 'entered', { card: move(play, card, place('field', seat)), seat });
  },
};

function strikeLife(play: Play, seat: Seat, card: CardId): void {
  mark(play, card, 'struck', 1);
  const life = seatCounter(play.state, 3 - seat, 'life') - powerOf(play, card);
  setCounter(play, 3 - seat, 'life', Math.max(0, life));
  tell(play, 'struck', { card });
  play.rules.check(play);
}

function endTurn(play: Play, frame: MainFrame): void {
  endModifiers(play, 'turn');
  for (const id of cardsIn(play.state, place('field', frame.seat))) mark(play, id, 'struck', 0);
  frame.seat = 3 - frame.seat;
  setCounter(play, 0, 'active', frame.seat);
  setCounter(play, 0, 'turn', tableCounter(play.state, 'turn') + 1);
  draw(play, place('deck', frame.seat), place('hand', frame.seat), 1);
  if (tableCounter(play.state, 'turn') > TURNS) end(play, { places: [[1, 2]], reason: 'time' });
}

const burn: HappeningRule = {
  possible: ({ state }, { card }) => state.cards[card as CardId] !== undefined,
  resolve(play, { card, amount }) {
    const id = card as CardId;
    mark(play, id, 'burnt', markOf(cardOf(play.state, id), 'burnt') + Number(amount));
    tell(play, 'burnt', { card: id, amount: Number(amount) });
  },
};

/** The turn player's first; of one seat the one that lay there first. */
const rank = ({ state }: Reading, { id, place: at }: Card, controller: Seat): number =>
  (controller === active(state) ? 0 : 1_000) + cardsIn(state, at).indexOf(id);

const timings: readonly TimingRule[] = [
  { timing: 'on-enter', what: 'entered', whose: (_, { card }) => [card as CardId], rank },
  {
    timing: 'on-burn',
    what: 'burnt',
    whose: ({ state }, { card }) => (state.cards[card as CardId] ? [card as CardId] : []),
    rank,
  },
  {
    timing: 'on-gong',
    what: 'rang',
    whose: ({ state }, { face }) =>
      face === 'gong' ? seatsOf(state).flatMap((seat) => cardsIn(state, place('field', seat))) : [],
    rank,
  },
];

function lasting(reading: Reading, card: Card, what: string): number {
  const { state } = reading;
  const banners = cardsIn(state, place('field', card.owner)).filter(
    (id) => what === 'power' && id !== card.id && state.cards[id]?.face === 'banner',
  );
  return holderOf(card.place) === String(card.owner) ? banners.length : 0;
}

function check(play: Play): void {
  const { state } = play;
  const gone = seatsOf(state).flatMap((seat) =>
    cardsIn(state, place('field', seat)).filter(
      (id) => markOf(cardOf(state, id), 'burnt') >= valueOf(play, id, 'embers'),
    ),
  );
  for (const id of gone) move(play, id, place('discard', cardOf(state, id).owner));
  const losers = seatsOf(state).filter((seat) => seatCounter(state, seat, 'life') === 0);
  const winners = seatsOf(state).filter((seat) => !losers.includes(seat));
  if (losers.length > 0) end(play, { places: [winners, losers], reason: 'life-lost' });
}

function setup(play: Play, { decks }: Seating): void {
  for (const seat of seatsOf(play.state)) {
    stock(play, place('deck', seat), seat, decks[seat] ?? []);
    shuffle(play, place('deck', seat));
    draw(play, place('deck', seat), place('hand', seat), 4);
    setCounter(play, seat, 'life', LIFE);
  }
  setCounter(play, 0, 'active', 1);
  push(play, { kind: 'main', seat: 1 } as MainFrame);
}

export const emberField = (
  policy: Pick<TriggerRules, 'order' | 'chosenBy'>,
  checkAfter: Rules['checkAfter'] = 'happening',
): Rules =>
  toy({
    id: 'ember-field/1',
    zones: {
      deck: { faces: 'nobody', ids: 'nobody' },
      hand: { faces: 'owner', ids: 'owner' },
      field: { faces: 'all', ids: 'all' },
      discard: { faces: 'all', ids: 'all' },
    },
    openCounters: ['life', 'active', 'turn'],
    stories: {
      entered: ['card', 'seat'],
      burnt: ['card', 'amount'],
      struck: ['card'],
      rang: ['face'],
    },
    faces,
    steps: { main: main as Step },
    happenings: { burn },
    timings,
    triggers: { ...policy, limit: CHAIN_LIMIT },
    verbs,
    filters,
    lasting,
    shownValues: ['power'],
    checkAfter,
    check,

    setup,
  });
