/**
 * Three or four seats round a table. Skills are announced on a stack that anybody may answer by
 * powers, last in, first out; a charm takes effect at once, beside the stack. Who has no life
 * left is out, in the middle of whatever goes on.
 *
 * Proves for Buddies: a stack among many, priority that begins anew after every act, costs that
 * stay paid when the card is cancelled, seats that drop out with all that waits in their name.
 */
import { withoutUndefined } from '../base/without-undefined.js';
import { draw, move, shuffle, stock } from '../acts/cards.js';
import { end, push, setCounter, tell } from '../acts/play.js';
import type { Option } from '../contract/decision.js';
import type { Play } from '../contract/play.js';
import type { Reading } from '../contract/rules.js';
import type { CardId, Frame, Seat, State } from '../contract/state.js';
import type { Step } from '../contract/step.js';
import type { WindowRules } from '../contract/window-rules.js';
import { dropOut } from '../run/drop-out.js';
import { cardOf, cardsIn, place, seatCounter, seatsOf, tableCounter } from '../state/state.js';
import { stackWindow, type StackWindow } from '../windows/stack-window.js';
import { facesOf, printed, toy } from './toy.js';

const LIFE = 2;
const ENERGY = 4;
const TURNS = 12;

/** A card that waits on the stack, and the seat or the item that it is aimed at. */
type Item = { card: CardId; face: string; seat: Seat; at: Seat | CardId };

interface TurnFrame extends Frame {
  readonly kind: 'turn';
  seat: Seat;
  stage: 'draw' | 'over';
}

const isIn = (state: State, seat: Seat): boolean => seatCounter(state, seat, 'out') === 0;

const active = (state: State): Seat => tableCounter(state, 'active');

function after(state: State, seat: Seat): Seat {
  let next = seat;
  do next = (next % state.seats) + 1;
  while (!isIn(state, next) && next !== seat);
  return next;
}

const turn: Step<TurnFrame> = {
  open: ['seat', 'stage'],
  proceed(play, frame) {
    if (frame.stage === 'over') {
      frame.seat = after(play.state, frame.seat);
      setCounter(play, 0, 'turn', tableCounter(play.state, 'turn') + 1);
      if (tableCounter(play.state, 'turn') > TURNS) finish(play);
    }
    setCounter(play, 0, 'active', frame.seat);
    draw(play, place('deck', frame.seat), place('hand', frame.seat), 1);
    frame.stage = 'over';
    push(play, stackWindow(frame.seat));
    return 'on';
  },
};

const window: WindowRules = {
  first: (state) => (isIn(state, active(state)) ? active(state) : after(state, active(state))),
  after,

  responses(reading, seat, frame) {
    const { items } = frame as StackWindow;
    const energy = seatCounter(reading.state, seat, 'energy');
    return cardsIn(reading.state, place('hand', seat)).flatMap((card) =>
      energy > 0 ? waysToPlay(reading, seat, card, items as Item[]) : [],
    );
  },

  announce(play, seat, { card = '', to }) {
    const { face } = cardOf(play.state, card);
    setCounter(play, seat, 'energy', seatCounter(play.state, seat, 'energy') - 1);
    const isItem = play.rules.faces[face]?.type === 'item';
    const now = move(play, card, isItem ? place('items', seat) : place('limbo', 0));
    tell(play, isItem ? 'equipped' : 'announced', { seat, face, at: to ?? seat });
    return isItem ? undefined : { card: now, face, seat, at: Number(to) || (to ?? seat) };
  },

  resolve(play, item) {
    const { card, face, seat, at } = item as Item;
    const frame = play.state.stack.at(-1) as StackWindow;
    if (face === 'nope') frame.items = frame.items.filter((below) => !isCancelled(play, below, at));
    if (face === 'jab')
      lose(play, at as Seat, 1 + cardsIn(play.state, place('items', seat)).length);
    if (face === 'quake') for (const other of seatsOf(play.state)) lose(play, other, 1);
    move(play, card, place('trash', seat));
    tell(play, 'resolved', { seat, face });
    play.rules.check(play);
  },

  belongsTo: (item, seat) => (item as Item).seat === seat,
};

function waysToPlay(reading: Reading, seat: Seat, card: CardId, items: readonly Item[]): Option[] {
  const { face } = cardOf(reading.state, card);
  const isOwnTurn = active(reading.state) === seat && items.length === 0;
  const play = (to?: Seat | CardId): Option =>
    withoutUndefined({
      id: to === undefined ? `play ${card}` : `play ${card} ${to}`,
      card,
      to: to === undefined ? undefined : String(to),
    });
  if (face === 'nope') return items.map((item) => play(item.card));
  if (!isOwnTurn) return [];
  if (face !== 'jab') return [play()];
  return seatsOf(reading.state)
    .filter((other) => other !== seat && isIn(reading.state, other))
    .map((other) => play(other));
}

function isCancelled(play: Play, below: unknown, at: Seat | CardId): boolean {
  const item = below as Item;
  if (item.card !== at) return false;
  move(play, item.card, place('trash', item.seat));
  tell(play, 'cancelled', { seat: item.seat, face: item.face });
  return true;
}

function lose(play: Play, seat: Seat, life: number): void {
  if (isIn(play.state, seat))
    setCounter(play, seat, 'life', seatCounter(play.state, seat, 'life') - life);
}

/** Seats that fall at the same moment share a place; when all do, nobody has won. */
const survivors = (state: State): readonly Seat[] =>
  seatsOf(state).filter((seat) => isIn(state, seat) && seatCounter(state, seat, 'life') > 0);

function finish(play: Play): void {
  const all = seatsOf(play.state);
  const left = survivors(play.state);
  const out = all.filter((seat) => !left.includes(seat));
  const places = left.length === 0 || out.length === 0 ? [all] : [left, out];
  end(play, { places, reason: left.length === 1 ? 'last-left' : 'draw' });
}

export const responseDuel = toy({
  id: 'response-duel/1',
  minSeats: 3,
  maxSeats: 4,
  zones: {
    deck: { faces: 'nobody', ids: 'nobody' },
    hand: { faces: 'owner', ids: 'owner' },
    limbo: { faces: 'all', ids: 'all' },
    items: { faces: 'all', ids: 'all' },
    trash: { faces: 'all', ids: 'all' },
    gone: { faces: 'nobody', ids: 'nobody' },
  },
  openCounters: ['life', 'energy', 'out', 'active', 'turn'],
  stories: {
    announced: ['seat', 'face', 'at'],
    equipped: ['seat', 'face'],
    resolved: ['seat', 'face'],
    cancelled: ['seat', 'face'],
    'dropped-out': ['seat'],
  },
  faces: facesOf(
    printed('jab', 'skill'),
    printed('quake', 'skill'),
    printed('nope', 'power'),
    printed('charm', 'item'),
  ),
  steps: { turn: turn as Step },
  window,

  check(play) {
    for (const seat of seatsOf(play.state)) {
      const isDown = isIn(play.state, seat) && seatCounter(play.state, seat, 'life') <= 0;
      if (isDown) dropOut(play, seat);
    }
  },

  left(play, seat) {
    setCounter(play, seat, 'out', 1);
    tell(play, 'dropped-out', { seat });
    for (const { id, owner, place: at } of Object.values(play.state.cards)) {
      if (owner === seat && at !== place('trash', seat)) move(play, id, place('gone', seat));
    }
    if (survivors(play.state).length <= 1) finish(play);
  },

  setup(play, { decks }) {
    for (const seat of seatsOf(play.state)) {
      stock(play, place('deck', seat), seat, decks[seat] ?? []);
      shuffle(play, place('deck', seat));
      draw(play, place('deck', seat), place('hand', seat), 2);
      setCounter(play, seat, 'life', LIFE);
      setCounter(play, seat, 'energy', ENERGY);
    }
    push(play, { kind: 'turn', seat: 1, stage: 'draw' } as TurnFrame);
  },
});
