/**
 * What follows from the state alone: Buddies at 0 HP are knocked out, players without cards are
 * out, and the last one left has won. Looked at after each whole step, never inside one.
 *
 * Rules: R-BUD-13, R-BUD-14, R-BUD-20; decisions A-BUD-01, A-BUD-02, A-BUD-28, A-BUD-29,
 * A-BUD-46, A-BUD-53, A-BUD-67.
 */
import {
  cardOf,
  cardsIn,
  dropOut,
  end,
  endModifiersOf,
  mark,
  move,
  seatCounter,
  seatsOf,
  setCounter,
  tableCounter,
  tell,
  type Card,
  type Play,
  type Reading,
  type Seat,
  type State,
} from '@scoresheet/rules-engine';
import type { Endings } from '@scoresheet/rules-presentation';
import {
  announced,
  bearerOf,
  cardsInPlay,
  deckSize,
  event,
  gone,
  isDown,
  isIn,
  itemOn,
  partyOf,
  seatsIn,
  trash,
} from './field.js';
import { placesNow } from './places.js';
import { comeBack } from './party.js';
import { elimination } from './readings.js';
import { rememberSources } from './stack/last-seen.js';
import { hpLeft } from './values.js';

/** The ways to end, and what each means (R-BUD-13, R-BUD-14; decisions A-BUD-29, A-BUD-64). */
export const ENDINGS = {
  'last-left': 'nobody else was left',
  'all-out': 'all who were left went out together',
  'draw-by-turn-limit': 'the game took too many turns',
  'draw-by-loop': 'effects set each other off without an end',
} satisfies Endings;
type Ending = keyof typeof ENDINGS;

/** All of one moment go together; what their going takes away may bring down others. */
export function check(play: Play): void {
  while (play.state.outcome === null) {
    const fallen = seatsOf(play.state).flatMap((seat) => fallenOf(play, seat));
    const lost = seatsIn(play.state).filter((seat) => hasLost(play.state, seat));
    if (fallen.length === 0 && lost.length === 0) return;
    knockOut(play, fallen);
    eliminate(play, lost);
  }
}

const fallenOf = (reading: Reading, seat: Seat): readonly Card[] =>
  partyOf(reading.state, seat).filter((card) => !isDown(card) && hpLeft(reading, card.id) === 0);

function hasLost(state: State, seat: Seat): boolean {
  if (elimination.of(state) === 'failedDraw') {
    return seatCounter(state, seat, 'drawFailed') > 0;
  }
  return deckSize(state, seat) === 0;
}

/** A fallen Buddy's texts rest from now on, but what its fall sets off does come (A-BUD-44). */
function knockOut(play: Play, fallen: readonly Card[]): void {
  for (const { id, face } of fallen) tell(play, 'knocked-out', { card: id, face });
  rememberSources(
    play,
    fallen.map(({ id }) => id),
  );
  for (const { id } of fallen) {
    mark(play, id, 'down', 1);
    mark(play, id, 'defending', 0);
  }
}

function eliminate(play: Play, lost: readonly Seat[]): void {
  if (lost.length === 0) return;
  const moment = tableCounter(play.state, 'lastOut') + 1;
  setCounter(play, 0, 'lastOut', moment);
  for (const seat of lost) setCounter(play, seat, 'out', moment);
  for (const seat of lost) if (play.state.outcome === null) dropOut(play, seat);
}

/** A seat is out, by its deck or by giving up: what is its own leaves the game (A-BUD-28). */
export function left(play: Play, seat: Seat): void {
  if (isIn(play.state, seat)) {
    setCounter(play, 0, 'lastOut', tableCounter(play.state, 'lastOut') + 1);
    setCounter(play, seat, 'out', tableCounter(play.state, 'lastOut'));
  }
  tell(play, 'eliminated', { seat });
  for (const side of seatsOf(play.state)) takeAway(play, side, seat);
  endModifiersOf(play, seat);
  for (const { id, owner } of partyOf(play.state, seat)) {
    comeBack(play, id, owner, partyOf(play.state, owner).length);
  }
  setCounter(play, seat, 'energy', 0);
  finishIfOver(play);
}

/** Cards of the seat that lie on this side of the table, and what lies with them. */
function takeAway(play: Play, side: Seat, seat: Seat): void {
  const going = cardsInPlay(play.state, side).filter((card) => goesWith(play, card, seat));
  rememberSources(
    play,
    going.map(({ id }) => id),
  );
  for (const { id, owner } of partyOf(play.state, side)) {
    for (const item of [...cardsIn(play.state, itemOn(id))]) {
      const itsOwner = cardOf(play.state, item).owner;
      if (itsOwner === seat) move(play, item, gone(seat));
      else if (owner === seat) move(play, item, trash(itsOwner));
    }
    if (owner === seat) move(play, id, gone(seat));
  }
  for (const at of [event(side), announced(side)]) {
    for (const id of [...cardsIn(play.state, at)]) {
      if (cardOf(play.state, id).owner === seat) move(play, id, gone(seat));
    }
  }
}

/** A leaving seat takes its own cards along, and the items on its own Buddies. */
function goesWith(reading: Reading, card: Card, seat: Seat): boolean {
  const bearer = reading.state.cards[bearerOf(reading, card.id) ?? card.id];
  return card.owner === seat || bearer?.owner === seat;
}

function finishIfOver(play: Play): void {
  const [last, other] = seatsIn(play.state);
  if (other !== undefined) return;
  finish(play, last === undefined ? 'all-out' : 'last-left');
}

export const finish = (play: Play, reason: Ending): void =>
  end(play, { places: placesNow(play.state), reason });
