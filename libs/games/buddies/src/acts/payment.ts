/**
 * Paying: the pool first, then Burns for the rest, every part at once, or nothing at all.
 *
 * Rules: R-BUD-10 to 12, R-BUD-75 to 77; decisions A-BUD-03 to 05, A-BUD-39, A-BUD-42.
 */
import {
  cardOf,
  cardsIn,
  isAllowed,
  mark,
  markOf,
  move,
  no,
  seatCounter,
  setCounter,
  tableCounter,
  tell,
  topOf,
  type CardId,
  type Guard,
  type Play,
  type Reading,
  type Seat,
  type State,
} from '@scoresheet/rules-engine';
import { deck, deckSize, hand, trash } from '../field.js';
import { PHASE_NUMBER } from '../turn/phases.js';
import { hpLeft, ruleFor } from '../values.js';

interface Cost {
  readonly [part: string]: number;
}

export const energyOf = (state: State, seat: Seat): number => seatCounter(state, seat, 'energy');

export const BURNT_THEN = no(
  'R-BUD-76',
  'Cards are burnt in the Prepare, Player and Buddies phases.',
);

/** Conditions for a seat to burn a card. */
export const BURNS: readonly Guard<Seat, unknown>[] = [
  {
    rule: 'R-BUD-75',
    says: 'Your deck holds no card.',
    holds: ({ state }, seat) => deckSize(state, seat) > 0,
  },
  {
    rule: 'R-BUD-33',
    says: 'An Event keeps you from burning.',
    holds: (reading, seat) => ruleFor(reading, seat, 'noBurning') === 0,
  },
  {
    ...BURNT_THEN,
    holds({ state }) {
      const phase = tableCounter(state, 'phase');
      return phase !== PHASE_NUMBER.draw && phase !== PHASE_NUMBER.end;
    },
  },
];

export const mayBurn = (reading: Reading, seat: Seat): boolean =>
  isAllowed(BURNS, reading, seat, seat);

/** One card off the top of the own deck for one Energy (R-BUD-75). */
export function burn(play: Play, seat: Seat): void {
  const top = topOf(play.state, deck(seat));
  if (top === undefined) return;
  tell(play, 'burned', { seat });
  move(play, top, trash(seat));
  setCounter(play, seat, 'energy', energyOf(play.state, seat) + ruleFor(play, seat, 'burnEnergy'));
}

export function canPayEnergy(reading: Reading, seat: Seat, energy: number): boolean {
  const cards = mayBurn(reading, seat) ? deckSize(reading.state, seat) : 0;
  const all = energyOf(reading.state, seat) + cards * ruleFor(reading, seat, 'burnEnergy');
  return energy <= all;
}

/** Whether every part can be given in full; `card` is what acts, or is played from hand. */
export function canPay(reading: Reading, seat: Seat, cost: Cost, card: CardId): boolean {
  const { energy = 0, hp = 0, discard = 0 } = cost;
  if (!canPayEnergy(reading, seat, energy)) return false;
  if (hp > 0 && (!reading.state.cards[card] || hpLeft(reading, card) < hp)) return false;
  return discard <= cardsIn(reading.state, hand(seat)).filter((id) => id !== card).length;
}

/** What is given up besides Energy: cards of the hand, HP of the Buddy that acts. */
interface Given {
  readonly source: CardId;
  readonly cards?: readonly CardId[];
}

export function pay(play: Play, seat: Seat, cost: Cost, { source, cards = [] }: Given): void {
  payEnergy(play, seat, cost['energy'] ?? 0);
  for (const id of cards) move(play, id, trash(seat));
  const hp = cost['hp'] ?? 0;
  if (hp > 0) mark(play, source, 'damage', markOf(cardOf(play.state, source), 'damage') + hp);
}

function payEnergy(play: Play, seat: Seat, energy: number): void {
  let burnt = 0;
  while (energyOf(play.state, seat) < energy) {
    burn(play, seat);
    burnt += 1;
  }
  setCounter(play, seat, 'energy', energyOf(play.state, seat) - energy);
  if (energy > 0) tell(play, 'paid', { seat, energy, burnt });
}
