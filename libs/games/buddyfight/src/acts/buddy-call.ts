/**
 * Buddy Call: once a game the card in the Buddy Zone takes the place of a copy of it.
 *
 * Rules: R-BFT-06 to 11, R-BFT-14 to 16; decisions A-BFT-29, A-BFT-30, A-BFT-32 to 34.
 */
import {
  cardOf,
  cardsIn,
  mark,
  move,
  seatCounter,
  setCounter,
  tell,
  type Card,
  type CardId,
  type Guard,
  type Play,
  type Reading,
  type Seat,
} from '@scoresheet/rules-engine';
import type { Face } from '../cards/card.js';
import { buddyZone, chosenBuddy, declared } from '../field.js';
import { faceOfCard, isBuddy } from '../values.js';
import type { Moment } from './moment.js';

/** The chosen card while it waits in the Buddy Zone (A-BFT-34). */
export function waitingBuddy({ state }: Reading, seat: Seat): Card | undefined {
  const [id] = cardsIn(state, buddyZone(seat));
  const card = id === undefined ? undefined : cardOf(state, id);
  return card?.face === chosenBuddy(state, seat) ? card : undefined;
}

/** My Buddy! stands in for the copy (R-BFT-14). */
export const isStandIn = (reading: Reading, card: Card): boolean =>
  (faceOfCard(reading, card).keywords['standIn'] ?? 0) > 0;

/** As what a card is played: whatever stands in for the Buddy as the Buddy that waits (A-BFT-32). */
export const facePlayed = (reading: Reading, seat: Seat, card: Card): Face =>
  faceOfCard(reading, (isStandIn(reading, card) && waitingBuddy(reading, seat)) || card);

/** Who makes a Buddy Call, and when; effects make it in any phase (A-BFT-30). */
interface BuddyCaller {
  readonly seat: Seat;
  readonly moment: Moment | 'effect';
}

export const ONCE_A_GAME: Guard<Card, BuddyCaller> = {
  rule: 'R-BFT-10',
  says: 'One Buddy Call in a game.',
  holds: ({ state }, _, { seat }) => seatCounter(state, seat, 'buddyCalled') === 0,
};

/** Conditions for a card to be turned in for the Buddy. */
export const BUDDY_CALLED: readonly Guard<Card, BuddyCaller>[] = [
  ONCE_A_GAME,
  {
    rule: 'R-BFT-06',
    says: 'A Buddy Call is made in your main phase.',
    holds: (_, __, { moment }) => moment === 'main' || moment === 'effect',
  },
  {
    rule: 'A-BFT-34',
    says: 'Your Buddy is not in the Buddy Zone.',
    holds: (reading, _, { seat }) => waitingBuddy(reading, seat) !== undefined,
  },
  {
    rule: 'A-BFT-32',
    says: 'It stands in for a call of your main phase.',
    holds: (reading, card, { seat, moment }) =>
      moment !== 'effect' || !isStandIn(reading, card) || isCopy(reading, seat, card),
  },
  {
    rule: 'R-BFT-06',
    says: 'A Buddy Call needs a card with the name of your Buddy.',
    holds: (reading, card, { seat }) => isStandIn(reading, card) || isCopy(reading, seat, card),
  },
];

/** Another card with the name of the Buddy. */
const isCopy = (reading: Reading, seat: Seat, card: Card): boolean =>
  waitingBuddy(reading, seat)?.id !== card.id && isBuddy(reading, seat, faceOfCard(reading, card));

/** The copy goes to the Buddy Zone at rest; what lay there is now in use. Gives its id. */
export function swapWithBuddy(play: Play, seat: Seat, copy: CardId): CardId {
  const buddy = waitingBuddy(play, seat) as Card;
  setCounter(play, seat, 'buddyCalled', 1);
  const { face: copyFace } = cardOf(play.state, copy);
  tell(play, 'buddy-called', { seat, face: buddy.face, copy: copyFace });
  const as = move(play, buddy.id, declared(seat));
  mark(play, move(play, copy, buddyZone(seat)), 'resting', 1);
  return as;
}
