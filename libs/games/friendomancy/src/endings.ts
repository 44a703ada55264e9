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
  seatsOf,
  setCounter,
  tableCounter,
  seatCounter,
  tell,
  type Place,
  type Play,
  type Seat,
  type State,
} from '@scoresheet/rules-engine';
import { leaveBoard, pileOf } from './board.js';
import { board, deck, defeated, discard, drafted, gone, hand, ownerOf, seatsIn } from './field.js';
import { defeatFoes } from './foes.js';
import { moneyOf } from './money.js';

/** Equal Money shares a place; who left comes last, later leavers above earlier ones. */
function placesNow(state: State): readonly (readonly Seat[])[] {
  const left = seatsIn(state);
  const gone = seatsOf(state).filter((seat) => !left.includes(seat));
  const out = (seat: Seat): number => seatCounter(state, seat, 'out');
  return [...grouped(left, (seat) => moneyOf(state, seat)), ...grouped(gone, out)];
}

function grouped(
  seats: readonly Seat[],
  worth: (seat: Seat) => number,
): readonly (readonly Seat[])[] {
  const levels = [...new Set(seats.map(worth))].sort((a, b) => b - a);
  return levels.map((level) => seats.filter((seat) => worth(seat) === level).sort());
}

export function endByMoney(play: Play): void {
  for (const seat of seatsIn(play.state)) setCounter(play, seat, 'figure', lead(play.state, seat));
  end(play, { places: placesNow(play.state), reason: 'most-money' });
}

/** The tie-break figure: own Money less the most that another one has who stayed (A-FRI-69). */
function lead(state: State, seat: Seat): number {
  const others = seatsIn(state).filter((other) => other !== seat);
  return moneyOf(state, seat) - Math.max(...others.map((other) => moneyOf(state, other)));
}

/** Notes what becomes of the figures: leaving gains nothing, and being left costs nothing. */
function noteFigures(play: Play, leaver: Seat): void {
  const { state } = play;
  setCounter(play, leaver, 'figure', Math.min(0, lead(state, leaver)));
  const [other, another] = seatsIn(state).filter((seat) => seat !== leaver);
  if (other === undefined || another !== undefined) return;
  const ahead = moneyOf(state, other) - moneyOf(state, leaver);
  setCounter(play, other, 'figure', Math.max(0, ahead));
}

/** What follows from the state alone: a Foe whose Power is gone is Defeated. */
export const check = (play: Play): void => defeatFoes(play);

/** A player leaves, or the JUDGE does, whose questions chance answers from then on. */
export function left(play: Play, seat: Seat): void {
  tell(play, 'left', { seat });
  if (seat === JUDGE) return setCounter(play, 0, 'judgeGone', 1);
  noteFigures(play, seat);
  setCounter(play, 0, 'lastOut', tableCounter(play.state, 'lastOut') + 1);
  setCounter(play, seat, 'out', tableCounter(play.state, 'lastOut'));
  const [last, other] = seatsIn(play.state);
  if (last !== undefined && other === undefined) {
    end(play, { places: placesNow(play.state), reason: 'last-left' });
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
  ...[hand(seat), deck(seat), drafted(seat), discard(seat), defeated(seat)],
  ...[place('foes', seat), place('aside', seat)],
];
