/**
 * The table of Buddies: each player's areas, who controls what, and who comes after whom.
 *
 * Rules: R-BUD-40 to 43, R-BUD-74, R-BUD-85; decisions A-BUD-46, A-BUD-61, A-BUD-65.
 */
import {
  SEEN_BY,
  cardOf,
  cardsIn,
  markOf,
  placesIn,
  seatCounter,
  seatPlaces,
  seatsOf,
  tableCounter,
  zoneOf,
  type Card,
  type CardId,
  type Place,
  type Seat,
  type State,
  type Zone,
} from '@scoresheet/rules-engine';

export const ZONES = {
  deck: SEEN_BY.nobody,
  hand: SEEN_BY.owner,
  party: SEEN_BY.all,
  item: SEEN_BY.all,
  event: SEEN_BY.all,
  /** Cards that are paid and have not yet taken effect: in no pile (A-BUD-48). */
  stack: SEEN_BY.all,
  trash: SEEN_BY.all,
  /** Cards at the table whose owner is out (A-BUD-28). */
  gone: SEEN_BY.all,
} satisfies { readonly [zone: string]: Zone };

export const { deck, hand, party, event, stack: announced, trash, gone } = seatPlaces(ZONES);
export const itemOn: (buddy: CardId) => Place = placesIn('item');

export const deckSize = (state: State, seat: Seat): number => cardsIn(state, deck(seat)).length;

export const active = (state: State): Seat => tableCounter(state, 'active');

/** `out` is 0 for those who play on, else a number that is higher the later they went. */
export const isIn = (state: State, seat: Seat): boolean => seatCounter(state, seat, 'out') === 0;

export const seatsIn = (state: State): readonly Seat[] =>
  seatsOf(state).filter((seat) => isIn(state, seat));

/** The next seat on the left that is still in the game; the same where there is no other. */
export function leftOf(state: State, seat: Seat): Seat {
  let next = seat;
  do next = (next % state.seats) + 1;
  while (!isIn(state, next) && next !== seat);
  return next;
}

/** The seat that is asked first: the turn player, or who follows where that one is out. */
export const firstAsked = (state: State): Seat =>
  isIn(state, active(state)) ? active(state) : leftOf(state, active(state));

/** Seats still in the game, from one of them round to the left. */
export function roundFrom(state: State, first: Seat): readonly Seat[] {
  const others = seatsIn(state).filter((seat) => seat !== first);
  const after = others.filter((seat) => seat > first);
  const round = [...after, ...others.filter((seat) => seat < first)];
  return isIn(state, first) ? [first, ...round] : round;
}

/** How far a seat sits from the turn player, going left: the order in which all are asked. */
export const distance = (state: State, seat: Seat): number =>
  (seat - active(state) + state.seats) % state.seats;

export const isInParty = (card: Card): boolean => zoneOf(card.place) === 'party';

export const isDown = (card: Card): boolean => markOf(card, 'down') > 0;

/** A card belongs to its side of the table, and so does an item with its Buddy. */
export { bearerOf, sideOf as controllerOf } from '@scoresheet/rules-engine';

/** Buddies of a seat, knocked out or not, in the order in which they came. */
export const partyOf = (state: State, seat: Seat): readonly Card[] =>
  cardsIn(state, party(seat)).map((id) => cardOf(state, id));

/** All cards that lie before a seat and may do something by themselves. */
export function cardsInPlay(state: State, seat: Seat): readonly Card[] {
  const ids = cardsIn(state, party(seat)).flatMap((id) => [id, ...cardsIn(state, itemOn(id))]);
  return [...ids, ...cardsIn(state, event(seat))].map((id) => cardOf(state, id));
}

/** Words for what may be a target and is no card. */
export const deckWord = (seat: Seat): string => `deck-${seat}`;
export const playerWord = (seat: Seat): string => `player-${seat}`;

/** The seat that such a word means; undefined for anything else. */
export function seatMeantBy(word: string, kind: 'deck' | 'player'): Seat | undefined {
  const [, what, seat] = /^([a-z]+)-(\d+)$/.exec(word) ?? [];
  return what === kind ? Number(seat) : undefined;
}
