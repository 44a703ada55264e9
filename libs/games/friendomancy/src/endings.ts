/**
 * How a game ends: by Money after the last round, or when all others have left; and what becomes
 * of a player's cards who leaves.
 *
 * Rules: R-FRI-02, R-FRI-72; decisions A-FRI-15, A-FRI-37, A-FRI-42, A-FRI-69.
 */
import {
  cardOf,
  cardsIn,
  end,
  endModifiersOf,
  JUDGE,
  moveAll,
  place,
  placesBy,
  seatsOf,
  setCounter,
  tableCounter,
  seatCounter,
  tell,
  type Outcome,
  type Place,
  type Play,
  type Reading,
  type Seat,
} from '@scoresheet/rules-engine';
import type { Endings } from '@scoresheet/rules-presentation';
import { leaveBoard, pileOf } from './board.js';
import {
  board,
  deck,
  defeated,
  discard,
  drafted,
  gone,
  hand,
  isIn,
  ownerOf,
  seatsIn,
} from './field.js';
import { leads, noteFigures, noteFiguresOfLeaving } from './figures.js';
import { defeatFoes } from './foes.js';

/** The ways to end, and what each means (R-FRI-02; decisions A-FRI-15, A-FRI-37). */
export const ENDINGS = {
  'most-money': 'the last round was over',
  'last-left': 'all others have left',
} satisfies Endings;
type Ending = keyof typeof ENDINGS;

const finish = (play: Play, reason: Ending): void => end(play, { places: placesNow(play), reason });

/** As they lead; who left comes last, later leavers above earlier ones. */
function placesNow(reading: Reading): Outcome['places'] {
  const { state } = reading;
  const gone = seatsOf(state).filter((seat) => !isIn(state, seat));
  return [...leads(reading), ...placesBy(gone, (seat) => seatCounter(state, seat, 'out'))];
}

export function endByMoney(play: Play): void {
  noteFigures(play);
  finish(play, 'most-money');
}

/** What follows from the state alone: a Foe whose Power is gone is Defeated. */
export const check = (play: Play): void => defeatFoes(play);

/** A player leaves, or the JUDGE does, whose questions chance answers from then on. */
export function left(play: Play, seat: Seat): void {
  tell(play, 'left', { seat });
  if (seat === JUDGE) return setCounter(play, 0, 'judgeGone', 1);
  noteFiguresOfLeaving(play, seat);
  setCounter(play, 0, 'lastOut', tableCounter(play.state, 'lastOut') + 1);
  setCounter(play, seat, 'out', tableCounter(play.state, 'lastOut'));
  const [last, other] = seatsIn(play.state);
  if (last !== undefined && other === undefined) {
    finish(play, 'last-left');
    return;
  }
  takeAway(play, seat);
}

/** All that is the seat's leaves the game; what it had of others goes back to them. */
function takeAway(play: Play, seat: Seat): void {
  for (const id of [...cardsIn(play.state, board(seat))]) {
    leaveBoard(play, id, pileOf(play, ownerOf(play.state, cardOf(play.state, id))));
  }
  for (const at of privatePlaces(seat)) moveAll(play, at, gone(seat));
  endModifiersOf(play, seat);
}

const privatePlaces = (seat: Seat): readonly Place[] => [
  hand(seat),
  deck(seat),
  drafted(seat),
  discard(seat),
  defeated(seat),
  place('foes', seat),
  place('aside', seat),
];
