/**
 * Whose abilities are set off by what happens. The turn fighter's rank before the other's.
 *
 * Rules: R-BFT-36, R-BFT-37, R-BFT-59; decisions A-BFT-17, A-BFT-46, A-BFT-61.
 */
import {
  cardOf,
  seatsOf,
  type CardId,
  type Happened,
  type Reading,
  type Seat,
} from '@scoresheet/rules-engine';
import { active, cardsOnField, isInArea, isOnField, opponentOf } from '../field.js';

export const rank = ({ state }: Reading, _: unknown, controller: Seat): number =>
  controller === active(state) ? 0 : 1;

export const cardIn = ({ card }: Happened): CardId => card as CardId;

export const itself = (_: Reading, fact: Happened): readonly CardId[] => [cardIn(fact)];

const cardsOf = ({ state }: Reading, seat: Seat): readonly CardId[] =>
  cardsOnField(state, seat).map(({ id }) => id);

export const cardsOfSeat = (reading: Reading, fact: Happened): readonly CardId[] =>
  cardsOf(reading, fact['seat'] as Seat);

export const cardsOfOpponent = (reading: Reading, fact: Happened): readonly CardId[] =>
  cardsOf(reading, opponentOf(fact['seat'] as Seat));

export const allButItself = (reading: Reading, fact: Happened): readonly CardId[] =>
  seatsOf(reading.state)
    .flatMap((seat) => cardsOf(reading, seat))
    .filter((id) => id !== fact['card']);

/** The cards of the fighter who attacks, but for the attackers. */
export const besideThose = (reading: Reading, fact: Happened): readonly CardId[] =>
  cardsOfSeat(reading, fact).filter((id) => !(fact['cards'] as readonly CardId[]).includes(id));

/** A monster comes onto the field by a call and in no other way. */
export function afterCall(reading: Reading, fact: Happened): readonly CardId[] {
  const isMonster = isInArea(cardOf(reading.state, cardIn(fact)));
  return isMonster ? cardsOf(reading, opponentOf(fact['seat'] as Seat)) : [];
}

export const afterCast = (reading: Reading, fact: Happened): readonly CardId[] =>
  fact['does'] === 'cast' ? cardsOfSeat(reading, fact) : [];

/** Cards that the fact names in `field`, as far as they are on the field. */
export const among =
  (field: string) =>
  ({ state }: Reading, fact: Happened): readonly CardId[] =>
    (fact[field] as readonly CardId[]).filter((id) => {
      const card = state.cards[id];
      return card !== undefined && isOnField(card);
    });

export const target = ({ state }: Reading, fact: Happened): readonly CardId[] =>
  state.cards[fact['target'] as string] ? [fact['target'] as CardId] : [];

export const firstOf =
  (field: string) =>
  (fact: Happened): CardId | undefined =>
    (fact[field] as readonly CardId[])[0];
