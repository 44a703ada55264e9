/**
 * What may be used when: main-phase cards in the own main phase, Impacts in the own final phase, and
 * [Counter] whenever it is asked.
 *
 * Rules: B13, B14, R-BFT-49, R-BFT-54; decisions A-BFT-20, A-BFT-75.
 */
import type { CardFace, Guard, Seat, State } from '@scoresheet/rules-engine';
import { active } from '../field.js';
import { timingOf } from '../timing/play-timing-frame.js';

export type Moment = 'main' | 'final' | 'counter';

/** What kind of timing it is for this fighter, whoever is asked in it. */
export function momentFor(state: State, seat: Seat): Moment {
  const name = timingOf(state)?.name;
  const isOwn = seat === active(state) && (name === 'main' || name === 'final');
  return isOwn ? name : 'counter';
}

/** What has its own time; [Counter] cards may be used at any moment. */
const TIMES: Readonly<Record<Moment, readonly string[]>> = {
  main: ['monster', 'item', 'spell'],
  final: ['impact'],
  counter: [],
};

const isInTime = ({ type, keywords }: CardFace, moment: Moment): boolean =>
  (keywords['counter'] ?? 0) > 0 || TIMES[moment].includes(type);

/** Conditions for a card to be used at that moment. */
export const IN_TIME: readonly Guard<CardFace, Moment>[] = [
  {
    rule: 'B14',
    says: 'Impacts are cast in your final phase.',
    holds: (_, face, moment) => face.type !== 'impact' || isInTime(face, moment),
  },
  {
    rule: 'A-BFT-20',
    says: (_, __, moment) =>
      moment === 'final'
        ? 'That is an act of your own main phase; here Impacts and [Counter] are used.'
        : 'That is an act of your own main phase; here only [Counter] is used.',
    holds: (_, face, moment) => isInTime(face, moment),
  },
];
