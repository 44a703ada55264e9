/** Everything that a fighter may use at a moment: cards of the hand, abilities on the field. */
import { cardOf, cardsIn, type Option, type Reading, type Seat } from '@scoresheet/rules-engine';
import { hand } from '../field.js';
import type { Moment } from './moment.js';
import { waysToPlay } from './ways-to-play.js';
import { waysToUse } from './ways-to-use.js';

export const waysToAct = (reading: Reading, seat: Seat, moment: Moment): readonly Option[] => [
  ...fromHand(reading, seat, moment),
  ...waysToUse(reading, seat, moment),
];

const fromHand = (reading: Reading, seat: Seat, moment: Moment): readonly Option[] =>
  cardsIn(reading.state, hand(seat)).flatMap((id) =>
    waysToPlay(reading, seat, cardOf(reading.state, id), moment),
  );
