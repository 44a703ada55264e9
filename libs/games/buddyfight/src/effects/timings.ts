/** Timings of what happens around a card, and not to itself. Decisions: A-BFT-17, A-BFT-61. */
import {
  cardOf,
  type CardId,
  type Happened,
  type Reading,
  type Seat,
  type TimingRule,
} from '@scoresheet/rules-engine';
import { active, cardsOnField, isInArea, opponentOf } from '../field.js';

const rank = ({ state }: Reading, _: unknown, controller: Seat): number =>
  controller === active(state) ? 0 : 1;

const cardsOf = ({ state }: Reading, seat: Seat): readonly CardId[] =>
  cardsOnField(state, seat).map(({ id }) => id);

const cardsOfSeat = (reading: Reading, fact: Happened): readonly CardId[] =>
  cardsOf(reading, fact['seat'] as Seat);

/** A monster comes onto the field by a call and in no other way. */
function afterCall(reading: Reading, fact: Happened): readonly CardId[] {
  const isMonster = isInArea(cardOf(reading.state, fact['card'] as CardId));
  return isMonster ? cardsOf(reading, opponentOf(fact['seat'] as Seat)) : [];
}

const afterCast = (reading: Reading, fact: Happened): readonly CardId[] =>
  fact['does'] === 'cast' ? cardsOfSeat(reading, fact) : [];

export const EFFECT_TIMINGS: readonly TimingRule[] = [
  { timing: 'buddy-called', what: 'buddy-gift', whose: cardsOfSeat, rank },
  { timing: 'opponent-calls', what: 'entered', whose: afterCall, rank },
  { timing: 'you-cast', what: 'card-played', whose: afterCast, rank },
  { timing: 'damaged', what: 'damage-dealt', whose: cardsOfSeat, rank },
];
