/**
 * Setup: Flag and Buddy face down, shuffle, the hand, the gauge, chance names the first fighter
 * (B04) unless the match has, then both turn up Flag and Buddy.
 *
 * Rules: R-BFT-01, R-BFT-03, B02, B04 to B06; decision A-BFT-70.
 */
import {
  cardOf,
  cardsIn,
  draw,
  move,
  pickByChance,
  push,
  seatsOf,
  setCounter,
  shuffle,
  stock,
  type Play,
  type Seat,
  type Seating,
} from '@scoresheet/rules-engine';
import type { Begins, Face } from '../cards/card.js';
import { buddyZone, covered, deck, flag, gauge, hand } from '../field.js';
import { turnFrame } from '../turn/turn.js';

/** What a fighter begins with where the Flag says nothing else (B04, B05). */
const USUAL: Required<Begins> = { life: 10, hand: 6, gauge: 2 };

export function setup(play: Play, { decks, first: named }: Seating): void {
  const seats = seatsOf(play.state);
  const buddies = ['', ...seats.map((seat) => decks[seat]?.[1] ?? '')];
  for (const seat of seats) layOut(play, seat, decks[seat] ?? []);
  const first = named ?? (seats[pickByChance(play, seats.length)] as Seat);
  for (const seat of seats) turnUp(play, seat);
  setCounter(play, 0, 'first', first);
  setCounter(play, 0, 'active', first);
  push(play, turnFrame(buddies, first));
}

/** A list begins with the Flag, then the Buddy; all else is the deck. */
function layOut(
  play: Play,
  seat: Seat,
  [flagCode = '', buddyCode = '', ...others]: readonly string[],
): void {
  const begins = (play.rules.faces[flagCode] as Face | undefined)?.begins;
  const { life, hand: cards, gauge: charged } = { ...USUAL, ...begins };
  stock(play, covered(seat), seat, [flagCode, buddyCode]);
  stock(play, deck(seat), seat, others);
  shuffle(play, deck(seat));
  draw(play, deck(seat), hand(seat), cards);
  draw(play, deck(seat), gauge(seat), charged);
  setCounter(play, seat, 'life', life);
}

function turnUp(play: Play, seat: Seat): void {
  for (const id of [...cardsIn(play.state, covered(seat))]) {
    const isFlag = play.rules.faces[cardOf(play.state, id).face]?.type === 'flag';
    move(play, id, isFlag ? flag(seat) : buddyZone(seat));
  }
}
