/**
 * Everything that a fighter may use at a moment: main-phase cards in the own main phase, Impacts in
 * the own final phase, and [Counter] whenever it is asked.
 *
 * Rules: B13, B14, R-BFT-49, R-BFT-54; decisions A-BFT-20, A-BFT-75.
 */
import {
  cardOf,
  cardsIn,
  type CardFace,
  type Option,
  type Reading,
  type Seat,
} from '@scoresheet/rules-engine';
import { hand } from '../field.js';
import { faceOfCard } from '../values.js';
import { waysToPlay } from './ways-to-play.js';
import { waysToUse } from './ways-to-use.js';

export type Moment = 'main' | 'final' | 'counter';

/** What has its own time; [Counter] cards may be used at any moment. */
const TIMES: Readonly<Record<Moment, readonly string[]>> = {
  main: ['monster', 'item', 'spell'],
  final: ['impact'],
  counter: [],
};

export const isInTime = ({ type, keywords }: CardFace, moment: Moment): boolean =>
  (keywords['counter'] ?? 0) > 0 || TIMES[moment].includes(type);

export const waysToAct = (reading: Reading, seat: Seat, moment: Moment): readonly Option[] => [
  ...fromHand(reading, seat, moment),
  ...waysToUse(reading, seat, moment === 'main' ? 'main' : 'counter'),
];

function fromHand(reading: Reading, seat: Seat, moment: Moment): readonly Option[] {
  return cardsIn(reading.state, hand(seat)).flatMap((id) => {
    const card = cardOf(reading.state, id);
    if (!isInTime(faceOfCard(reading, card), moment)) return [];
    return waysToPlay(reading, seat, card, moment === 'main').map((way) => {
      const [, , ...words] = way.split(' ');
      return { id: way, card: id, ...(words.length > 0 ? { to: words.join(' ') } : {}) };
    });
  });
}
