/** The auction of the market: bids in secret, shown together, until the piles are empty. */
import { move, topOf } from '../acts/cards.js';
import { end, pickByChance, setCounter, tell } from '../acts/play.js';
import type { Play } from '../contract/play.js';
import type { Frame, Seat } from '../contract/state.js';
import type { Step } from '../contract/step.js';
import { cardsIn, place, seatCounter, seatsOf } from '../state/state.js';
import { isIn, PILES, sizeOf, take, type Pile } from './market-draft-piles.toy.js';

export interface AuctionFrame extends Frame {
  readonly kind: 'auction';
  /** Coins by seat, 0 at first: known to the house alone until all have answered. */
  bids: readonly (number | null)[];
}

/** All bid at once for the top card of the first pile that has one. */
export const auction: Step<AuctionFrame> = {
  open: [],
  proceed(play, frame) {
    const on = PILES.find((name) => sizeOf(play, name) > 0);
    if (!on) return finish(play);
    const bidders = seatsOf(play.state).filter((seat) => isIn(play.state, seat));
    const silent = bidders.filter((seat) => (frame.bids[seat] ?? null) === null);
    if (silent.length > 0) return silent.map((seat) => ({ seat, kind: 'bid' }));
    settle(play, bidders, frame.bids, on);
    frame.bids = [];
    return 'on';
  },

  options: ({ state }, _, { seat }) => ({
    pick: 'number',
    min: 0,
    max: seatCounter(state, seat, 'coins'),
  }),

  answered(play, frame, { seat, number }) {
    frame.bids = [0, ...seatsOf(play.state)].map((other) =>
      other === seat ? number : (frame.bids[other] ?? null),
    );
  },

  left(_, frame, seat) {
    frame.bids = frame.bids.map((bid, other) => (other === seat ? null : bid));
  },
};

/** The bids are shown together. The highest pays and takes; of equal ones chance picks. */
function settle(
  play: Play,
  bidders: readonly Seat[],
  bids: readonly (number | null)[],
  on: Pile,
): void {
  tell(play, 'bids-shown', { bids: bidders.map((seat) => bids[seat] ?? 0) });
  const highest = Math.max(...bidders.map((seat) => bids[seat] ?? 0));
  const best = bidders.filter((seat) => bids[seat] === highest);
  const winner = best[best.length > 1 ? pickByChance(play, best.length) : 0] as Seat;
  setCounter(play, winner, 'coins', seatCounter(play.state, winner, 'coins') - highest);
  take(play, winner, on, 1);
  const won = topOf(play.state, place('hand', winner));
  if (won) move(play, won, place('prizes', winner));
  tell(play, 'sold', { seat: winner, pile: on });
}

function finish(play: Play): 'done' {
  const { state } = play;
  const prizes = (seat: Seat): number => cardsIn(state, place('prizes', seat)).length;
  const left = seatsOf(state).filter((seat) => isIn(state, seat));
  const scores = [...new Set(left.map(prizes))].sort((a, b) => b - a);
  const places = scores.map((score) => left.filter((seat) => prizes(seat) === score));
  const gone = seatsOf(state).filter((seat) => !isIn(state, seat));
  end(play, { places: gone.length > 0 ? [...places, gone] : places, reason: 'sold-out' });
  return 'done';
}
