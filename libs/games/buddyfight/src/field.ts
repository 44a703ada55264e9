/**
 * The table of Buddyfight: the places of each fighter, the areas of the field, who is whose
 * opponent, and which cards are whose Buddy.
 *
 * Rules: B07, B08, R-BFT-02, R-BFT-13, R-BFT-25; decisions A-BFT-35, A-BFT-67, A-BFT-73, A-BFT-74.
 */
import {
  SEEN_BY,
  cardOf,
  cardsIn,
  markOf,
  placesIn,
  seatPlaces,
  tableCounter,
  zoneOf,
  type Card,
  type CardId,
  type Frame,
  type Place,
  type Seat,
  type State,
  type Zone,
} from '@scoresheet/rules-engine';

export const ZONES = {
  /** Flag and Buddy before they are turned up (B04). */
  covered: SEEN_BY.owner,
  flag: SEEN_BY.all,
  buddy: SEEN_BY.all,
  deck: SEEN_BY.nobody,
  hand: SEEN_BY.owner,
  gauge: { faces: 'nobody', ids: 'all' },
  /** Monsters, the item and set spells; which of them by their slot. */
  field: SEEN_BY.all,
  soul: SEEN_BY.all,
  /** Cards in use that have not yet taken effect (A-BFT-40). */
  declared: SEEN_BY.all,
  drop: SEEN_BY.all,
} satisfies { readonly [zone: string]: Zone };

export const {
  covered,
  flag,
  buddy: buddyZone,
  deck,
  hand,
  gauge,
  field,
  declared,
  drop,
} = seatPlaces(ZONES);
export const soulOf: (card: CardId) => Place = placesIn('soul');

/** Areas for monsters, by the slots of the field that they are. */
export const AREAS = { left: 1, center: 2, right: 3 } as const;
export type Area = keyof typeof AREAS;
export const CENTER = AREAS.center;
export const ITEM = 4;
/** Set spells lie on the field, but in no area (A-BFT-73). */
export const NO_AREA = 0;

export const areaNamed = (word: string): Area | undefined =>
  word in AREAS ? (word as Area) : undefined;

/** The area in which a card of the field lies, if it lies in one. */
export const areaOf = ({ slot }: Card): Area | undefined =>
  (Object.keys(AREAS) as Area[]).find((area) => AREAS[area] === slot);

export const deckSize = (state: State, seat: Seat): number => cardsIn(state, deck(seat)).length;
export const gaugeSize = (state: State, seat: Seat): number => cardsIn(state, gauge(seat)).length;

/** The turn fighter. */
export const active = (state: State): Seat => tableCounter(state, 'active');

export const opponentOf = (seat: Seat): Seat => 3 - seat;

/** The turn fighter first (R-BFT-62). */
export const inTurnOrder = (state: State): readonly Seat[] => [
  active(state),
  opponentOf(active(state)),
];

export const isOnField = (card: Card): boolean => zoneOf(card.place) === 'field';
export const isInArea = (card: Card): boolean =>
  isOnField(card) && card.slot !== NO_AREA && card.slot !== ITEM;
export const isItem = (card: Card): boolean => isOnField(card) && card.slot === ITEM;
export const isResting = (card: Card): boolean => markOf(card, 'resting') > 0;

/** Cards on a fighter's field, in the order in which they came (A-BFT-37). */
export const cardsOnField = (state: State, seat: Seat): readonly Card[] =>
  cardsIn(state, field(seat)).map((id) => cardOf(state, id));

export const monstersOf = (state: State, seat: Seat): readonly Card[] =>
  cardsOnField(state, seat).filter(isInArea);

/** What lies in a slot now; the one that came last, where there are several. */
export const inSlot = (state: State, seat: Seat, slot: number): Card | undefined =>
  cardsOnField(state, seat).findLast((card) => card.slot === slot);

export const isCenterEmpty = (state: State, seat: Seat): boolean =>
  inSlot(state, seat, CENTER) === undefined;

/** A card belongs to its side of the table, and so does what is under it. */
export { sideOf as controllerOf } from '@scoresheet/rules-engine';

/** The frame below all others: it knows the names that count as Buddies for the whole game. */
export interface TableFrame extends Frame {
  /** Code of the chosen Buddy by seat; index 0 stays empty. */
  readonly buddies: readonly string[];
}

/** The code of the card that this fighter chose (R-BFT-02). */
export function chosenBuddy({ stack }: State, seat: Seat): string | undefined {
  return (stack[0] as Partial<TableFrame> | undefined)?.buddies?.[seat];
}

/** The word by which a fighter is named as a target. */
export const fighterWord = (seat: Seat): string => `fighter-${seat}`;

export function fighterNamed(word: string): Seat | undefined {
  const [, seat] = /^fighter-(\d)$/.exec(word) ?? [];
  return seat === undefined ? undefined : Number(seat);
}
