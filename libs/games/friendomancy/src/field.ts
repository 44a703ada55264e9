/**
 * The table of Friendomancy: four shared Pools, what each player has, Foes that are nobody's, and
 * who comes after whom.
 *
 * Rules: R-FRI-39, R-FRI-54 to 57, R-FRI-60; decisions A-FRI-19, A-FRI-49, A-FRI-53, A-FRI-62.
 */
import {
  SEEN_BY,
  cardOf,
  cardsIn,
  holderOf,
  markOf,
  place,
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

export const POOLS = ['friends', 'spells', 'curses', 'whatevers'] as const;
export type Pool = (typeof POOLS)[number];

export const POOL_NAMES: Readonly<Record<Pool, string>> = {
  friends: 'Friend Pool',
  spells: 'Magic Pool',
  curses: 'Curse Pool',
  whatevers: 'Whatever Pool',
};

/** The Pools by their names. */
export const POOL_WORDS: { readonly [name: string]: Pool } = Object.fromEntries(
  POOLS.map((pool) => [POOL_NAMES[pool], pool]),
);

const { all: open, nobody: unseen } = SEEN_BY;

export const ZONES = {
  friends: unseen,
  spells: unseen,
  curses: unseen,
  whatevers: unseen,
  /** Cards of the draft before anybody looks at them (A-FRI-46). */
  drafted: unseen,
  deck: unseen,
  hand: SEEN_BY.owner,
  board: open,
  under: open,
  faceDown: { faces: 'who-knew', ids: 'nobody' },
  discard: open,
  foes: open,
  aside: open,
  defeated: open,
  outside: open,
  /** Cards of a player who left (A-FRI-37). */
  gone: unseen,
} satisfies { readonly [zone: string]: Zone };

export const pool = (name: Pool): Place => place(name, 0);
export const { drafted, deck, hand, board, discard, defeated, gone } = seatPlaces(ZONES);
export const under: (upper: CardId) => Place = placesIn('under');
/** Face down under a card: who saw it go there knows it, and nobody else (A-FRI-62). */
export const faceDown = (upper: CardId): Place => place('faceDown', upper);
/** All that lies under a card. */
export const below = (state: State, upper: CardId): readonly CardId[] => [
  ...cardsIn(state, under(upper)),
  ...cardsIn(state, faceDown(upper)),
];
/** Foes that are out of the game (A-FRI-55). */
export const outside = (): Place => place('outside', 0);

export const poolSize = (state: State, name: Pool): number => cardsIn(state, pool(name)).length;
export const deckSize = (state: State, seat: Seat): number => cardsIn(state, deck(seat)).length;

const active = (state: State): Seat => tableCounter(state, 'active');

/** `out` is 0 for those who play on, else a number that is higher the later they went. */
export const isIn = (state: State, seat: Seat): boolean => seatCounter(state, seat, 'out') === 0;

/** Seats still in the game, in the order of turns; as they sit before that order is named. */
export function seatsIn(state: State): readonly Seat[] {
  const there: Seat[] = [];
  for (const seat of seatsOf(state)) {
    if (!isIn(state, seat)) continue;
    const next = there.findIndex((other) => turnPlace(state, other) > turnPlace(state, seat));
    there.splice(next < 0 ? there.length : next, 0, seat);
  }
  return there;
}

export const turnPlace = (state: State, seat: Seat): number =>
  seatCounter(state, seat, 'turnPlace');

/** Seats still in the game, from the active player on in the order of turns. */
export function roundFromActive(state: State): readonly Seat[] {
  const now = turnPlace(state, active(state));
  const all = seatsIn(state);
  const first = all.findIndex((seat) => turnPlace(state, seat) >= now);
  return first > 0 ? [...all.slice(first), ...all.slice(0, first)] : all;
}

export const boardOf = (state: State, seat: Seat): readonly Card[] =>
  cardsIn(state, board(seat)).map((id) => cardOf(state, id));

/** Every card in play, the active player's first, the oldest of each first (A-FRI-32). */
export const inPlay = (state: State): readonly Card[] =>
  roundFromActive(state).flatMap((seat) => boardOf(state, seat));

export const isOnBoard = (card: Card): boolean => zoneOf(card.place) === 'board';

const isUnder = ({ place: at }: Card): boolean =>
  zoneOf(at) === 'under' || zoneOf(at) === 'faceDown';

/** The seat on whose side a card lies; 0 for what is nobody's. */
export function controllerOf(state: State, card: Card): Seat {
  const holder = holderOf(card.place);
  if (isUnder(card)) return controllerOf(state, cardOf(state, holder));
  return isFaceUpFoe(card) ? 0 : Number(holder);
}

/** The seat whose pile a card goes to: that of its first taker out of a Pool (A-FRI-19). */
export const ownerOf = (state: State, card: Card): Seat =>
  markOf(card, 'owner') || controllerOf(state, card);

export const isFaceUpFoe = (card: Card): boolean => zoneOf(card.place) === 'foes';

/** Off the Board, with nothing left but its Loot (R-FRI-26). */
export const isDefeated = (card: Card): boolean => zoneOf(card.place) === 'defeated';

/** Where Foes lie that belong to a Pool or deck: Pools have a slot each, a deck its seat. */
interface Spot {
  readonly at: Place;
  readonly slot: number;
}

export function spotBy(zone: 'foes' | 'aside', pile: Place): Spot {
  const slot = POOLS.indexOf(zoneOf(pile) as Pool) + 1;
  return { at: place(zone, slot > 0 ? 0 : holderOf(pile)), slot };
}

/** Face-up Foes on a pile, the top one first (A-FRI-23). */
export function foesOn(state: State, pile: Place): readonly Card[] {
  const { at, slot } = spotBy('foes', pile);
  return cardsIn(state, at)
    .map((id) => cardOf(state, id))
    .filter((foe) => foe.slot === slot)
    .reverse();
}

/** All face-up Foes, those on Pools first. */
export function faceUpFoes(state: State): readonly Card[] {
  const found: Card[] = [];
  for (let holder = 0; holder <= state.seats; holder += 1) {
    for (const id of cardsIn(state, place('foes', holder))) found.push(cardOf(state, id));
  }
  return found;
}

/** The word for a player who is chosen or attacked. */
export const playerWord = (seat: Seat): string => `player-${seat}`;

/** The seat that such a word means; undefined for anything else. */
export function seatMeantBy(word: string): Seat | undefined {
  const [, seat] = /^player-(\d+)$/.exec(word) ?? [];
  return seat === undefined ? undefined : Number(seat);
}
