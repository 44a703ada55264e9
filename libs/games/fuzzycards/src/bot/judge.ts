/**
 * How good an imagined table is for a seat: what both sides have, and how the next attacks would
 * go, its own of this turn if they are still to come, then the other's.
 */
import {
  cardsIn,
  seatCounter,
  tableCounter,
  type Reading,
  type Seat,
  type State,
} from '@scoresheet/rules-engine';
import { PHASES } from '../turn/turn.js';
import { hand, opponentOf, scroll } from '../field.js';
import { assault, lifeWorth, strongest } from './battle.js';
import { fightersOf, worthAt, type Fighter } from './fighter.js';

const PER_ENERGY = 1.5;
const PER_CARD_IN_HAND = 2.5;
/** Cards beyond these are likely to be discarded. */
const HAND_OF_USE = 7;
const PER_OPEN_SLOT = 3;
const OPEN_SLOTS_OF_USE = 2;
const FIELD = 6;
/** Fewer cards than this in the Scroll, and each one missing is a danger. */
const SCROLL_LOW = 4;
const PER_CARD_BELOW = 4;
/** What the other side will do counts less than what one does oneself: it may do otherwise. */
const REPLY = 0.7;
const WON = 100_000;

export function judge(reading: Reading, seat: Seat): number {
  const { outcome } = reading.state;
  if (outcome) return WON * resultFor(outcome.places, seat);
  const other = opponentOf(seat);
  const [own, theirs] = [fightersOf(reading, seat), fightersOf(reading, other)];
  return (
    belongings(reading, seat, own) -
    belongings(reading, other, theirs) +
    battles(reading, seat, own, theirs)
  );
}

function resultFor(places: readonly (readonly Seat[])[], seat: Seat): number {
  const [first = []] = places;
  if (!first.includes(seat)) return -1;
  return first.length > 1 ? 0 : 1;
}

function belongings({ state }: Reading, seat: Seat, fighters: readonly Fighter[]): number {
  const count = (what: string): number => seatCounter(state, seat, what);
  const inHand = Math.min(HAND_OF_USE, cardsIn(state, hand(seat)).length);
  const open = Math.min(OPEN_SLOTS_OF_USE, FIELD - fighters.length);
  const missing = Math.max(0, SCROLL_LOW - cardsIn(state, scroll(seat)).length);
  return (
    fighters.reduce((sum, each) => sum + worthAt(each, each.hp), 0) +
    lifeWorth(count('life')) +
    PER_ENERGY * count('energy') +
    PER_CARD_IN_HAND * inHand +
    PER_OPEN_SLOT * open -
    PER_CARD_BELOW * missing
  );
}

function battles(
  reading: Reading,
  seat: Seat,
  own: readonly Fighter[],
  theirs: readonly Fighter[],
): number {
  const { state } = reading;
  const lifeOf = (side: Seat): number => seatCounter(state, side, 'life');
  const ownSide = { life: lifeOf(seat), fighters: own };
  if (tableCounter(state, 'active') !== seat) {
    return -REPLY * assault(strongest(theirs.filter(({ ready }) => ready)), ownSide).gain;
  }
  const line = arranged(state, own);
  const attackers = line.filter(({ onAltar, ready }) => onAltar && ready);
  const attack = assault(phaseOf(state) > VALIDATE ? [] : attackers, {
    life: lifeOf(opponentOf(seat)),
    fighters: theirs,
  });
  const reply = assault(strongest(attack.left.fighters), { ...ownSide, fighters: line });
  // The other draws and gains Energy before it replies; where it has, that is in its belongings.
  return attack.gain - REPLY * reply.gain - PER_ENERGY - PER_CARD_IN_HAND;
}

const VALIDATE = PHASES.indexOf('validate') + 1;
const phaseOf = (state: State): number => tableCounter(state, 'phase');

/** The Altar before Settle: the strongest that may attack are thought of as standing there. */
function arranged(state: State, own: readonly Fighter[]): readonly Fighter[] {
  if (phaseOf(state) >= VALIDATE) return own;
  const front = strongest(own.filter(({ ready }) => ready));
  return own.map((each) => ({ ...each, onAltar: front.includes(each) }));
}
