/**
 * Two seats. Calling a monster and attacking open a window in which an act may be answered once,
 * and the other seat has its own half. A monster stands on a card of its soul, which may fall in
 * its place; when a drake leaves, its seat loses life at once. A drake that is struck strikes
 * back. A field holds two.
 *
 * Proves for Buddyfight: answers of depth two with a mirrored half, a cost looked at before it is
 * paid, declared cards in no zone yet, replacements of the owner's choice, effects inside a check,
 * a check repeated until nothing changes, and two seats that fall together.
 */
import { draw, move, moveAll, shuffle, stock } from '../acts/cards.js';
import { end, push, setCounter, tell } from '../acts/play.js';
import type { Option } from '../contract/decision.js';
import type { HappeningRule } from '../contract/happening-rules.js';
import type { Play } from '../contract/play.js';
import type { Card, CardId, Frame, Seat } from '../contract/state.js';
import type { Step } from '../contract/step.js';
import { happen } from '../run/happening.js';
import { cardOf, cardsIn, place, seatCounter, seatsOf, tableCounter } from '../state/state.js';
import { answerWindow } from '../windows/answer-window.js';
import {
  active,
  canPay,
  handOf,
  pay,
  window,
  type CheckFrame,
} from './counter-clash-window.toy.js';
import { facesOf, printed, toy } from './toy.js';

const LIFE = [3, 1];
const GAUGE = 3;
const FIELD_SIZE = 2;
const TURNS = 10;

interface MainFrame extends Frame {
  readonly kind: 'main';
  seat: Seat;
}

const main: Step<MainFrame> = {
  open: ['seat'],
  proceed: (_, { seat }) => [{ seat, kind: 'main' }],

  options(reading, { seat }) {
    const calls = handOf(reading, seat, 'monster').filter((card) => canPay(reading, seat, card));
    const targets = cardsIn(reading.state, place('field', 3 - seat));
    const attacks = cardsIn(reading.state, place('field', seat)).flatMap((card) =>
      targets.map((to): Option => ({ id: `attack ${card} ${to}`, card, to })),
    );
    const call = ({ id }: Card): Option => ({ id: `call ${id}`, card: id });
    return { pick: 'one', from: [...calls.map(call), ...attacks, { id: 'end' }] };
  },

  answered(play, frame, { seat, chosen: [option] }) {
    const { card = '', to } = option ?? {};
    if (option?.id === 'end') return endTurn(play, frame);
    if (to !== undefined) return happen(play, { kind: 'attack', card, to });
    pay(play, seat, cardOf(play.state, card));
    const declared = move(play, card, place('declared', 0));
    tell(play, 'called', { seat, card: declared });
    push(play, answerWindow(seat, { does: 'call', card: declared, seat }));
  },
};

function endTurn(play: Play, frame: MainFrame): void {
  frame.seat = 3 - frame.seat;
  setCounter(play, 0, 'active', frame.seat);
  setCounter(play, 0, 'turn', tableCounter(play.state, 'turn') + 1);
  draw(play, place('deck', frame.seat), place('hand', frame.seat), 1);
  if (tableCounter(play.state, 'turn') > TURNS) end(play, { places: [[1, 2]], reason: 'time' });
}

const attack: HappeningRule = {
  window: (reading) => answerWindow(active(reading.state)),
  resolve(play, { card, to }) {
    const { cards } = play.state;
    const target = cards[to as CardId];
    if (!target || !cards[card as CardId]) return;
    const struck = target.face === 'monster-drake' ? [target.id, card as CardId] : [target.id];
    happen(play, ...struck.map((id) => ({ kind: 'destroy', card: id })));
  },
};

const destroy: HappeningRule = {
  possible: ({ state }, { card }) => state.cards[card as CardId]?.face !== 'monster-stone',

  replacements({ state }, { card }) {
    const soul = cardsIn(state, place('soul', card as CardId));
    return soul.map((id) => ({
      id: `soul ${id}`,
      seat: cardOf(state, card as CardId).owner,
      may: true,
      instead: (play) => {
        move(play, id, place('drop', cardOf(play.state, id).owner));
        tell(play, 'saved', { card: card as CardId });
        return null;
      },
    }));
  },

  resolve(play, { card }) {
    leaveField(play, card as CardId);
    push(play, { kind: 'check' } as CheckFrame);
  },
};

/** Life goes with every leaving, at once, and nobody answers it. */
function leaveField(play: Play, id: CardId): void {
  const { owner, face } = cardOf(play.state, id);
  moveAll(play, place('soul', id), place('drop', owner));
  move(play, id, place('drop', owner));
  tell(play, 'left-field', { seat: owner, face });
  const link = play.rules.faces[face]?.stats['lifelink'] ?? 0;
  if (link > 0) setCounter(play, owner, 'life', seatCounter(play.state, owner, 'life') - link);
}

/** Losers first, then fields that are too full, and again until nothing changes. */
const check: Step<CheckFrame> = {
  open: [],
  proceed(play) {
    const { state } = play;
    const losers = seatsOf(state).filter((seat) => seatCounter(state, seat, 'life') <= 0);
    const winners = seatsOf(state).filter((seat) => !losers.includes(seat));
    const places = losers.length === 2 ? [losers] : [winners, losers];
    if (losers.length > 0) end(play, { places, reason: 'life-lost' });
    const full = seatsOf(state).filter(
      (seat) => cardsIn(state, place('field', seat)).length > FIELD_SIZE,
    );
    return full.length === 0 || state.outcome
      ? 'done'
      : full.map((seat) => ({ seat, kind: 'drop' }));
  },
  options: ({ state }, _, { seat }) => ({
    pick: 'one',
    from: cardsIn(state, place('field', seat)).map((id) => ({ id, card: id })),
  }),
  answered: (play, _, { chosen: [option] }) => leaveField(play, option?.card ?? ''),
};

export const counterClash = toy({
  id: 'counter-clash/1',
  options: { life: LIFE },
  zones: {
    deck: { faces: 'nobody', ids: 'nobody' },
    hand: { faces: 'owner', ids: 'owner' },
    declared: { faces: 'all', ids: 'all' },
    field: { faces: 'all', ids: 'all' },
    soul: { faces: 'all', ids: 'all' },
    drop: { faces: 'all', ids: 'all' },
  },
  openCounters: ['life', 'gauge', 'active', 'turn'],
  stories: {
    called: ['seat', 'card'],
    countered: ['seat', 'face'],
    nullified: [],
    'called-off': [],
    saved: ['card'],
    'left-field': ['seat', 'face'],
  },
  faces: facesOf(
    printed('monster-imp', 'monster', { cost: 0 }),
    printed('monster-drake', 'monster', { cost: 2, stats: { lifelink: 1 } }),
    printed('monster-stone', 'monster', { cost: 3 }),
    printed('counter-nullify', 'counter', { cost: 1 }),
    printed('counter-shield', 'counter', { cost: 0 }),
  ),
  steps: { main: main as Step, check: check as Step },
  happenings: { attack, destroy },
  window,

  setup(play, { decks }) {
    for (const seat of seatsOf(play.state)) {
      stock(play, place('deck', seat), seat, decks[seat] ?? []);
      shuffle(play, place('deck', seat));
      draw(play, place('deck', seat), place('hand', seat), 4);
      setCounter(play, seat, 'life', Number(play.state.options['life']));
      setCounter(play, seat, 'gauge', GAUGE);
    }
    setCounter(play, 0, 'active', 1);
    push(play, { kind: 'main', seat: 1 } as MainFrame);
  },
});
