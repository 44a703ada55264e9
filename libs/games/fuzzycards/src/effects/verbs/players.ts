/**
 * What becomes of players: Life, Energy, their hands. Life has no upper limit (A-FUZ-41); losing it is
 * no damage (A-FUZ-73).
 *
 * Decisions: A-FUZ-41, A-FUZ-52, A-FUZ-59, A-FUZ-73, A-FUZ-76.
 */
import { phrases, searchVerb, verbsOfSeats } from '@scoresheet/rules-cards';
import {
  abilityOf,
  cardsIn,
  happen,
  move,
  type Effect,
  type Play,
  type Seat,
} from '@scoresheet/rules-engine';
import { check } from '../../endings.js';
import { discard, hand, scroll } from '../../field.js';
import { gainEnergy } from '../../turn/genesis.js';
import { lookAtTop } from './look.js';
import { SEATS } from './meant.js';
import { offer } from './offer.js';
import { putUnder } from './put-under.js';
import { search } from './search.js';

const life = phrases.so('Life');
const energy = phrases.so('Energy');

const { toAll, toEach, discardsByChance } = verbsOfSeats(SEATS);

/** All of it is one happening. */
function changeLife(play: Play, seats: readonly Seat[], by: number): void {
  happen(play, { kind: 'life-change', changes: seats.map((seat) => ({ seat, by })) });
}

/** Nobody was required to draw what they might have declined (A-FUZ-59). */
const couldDecline = (play: Play, effect: Effect, seat: Seat): boolean =>
  seat === effect.controller &&
  (effect.offered !== undefined || abilityOf(play, effect).may === true);

export const OF_PLAYERS = [
  toAll('gain-life', {
    means: 'Adds Life; there is no upper limit.',
    says: ['gain', 'gains', life],
    mayBeNegative: true,
    does: changeLife,
  }),

  toAll('lose-life', {
    means: 'Takes Life away; it is no damage.',
    says: ['lose', 'loses', life],
    mayBeNegative: true,
    does: (play, seats, amount) => changeLife(play, seats, -amount),
  }),

  toAll('draw', {
    means: 'Draws cards; who cannot draw as many as they must has lost.',
    says: ['draw', 'draws', phrases.cards],
    mayBeNegative: true,
    does(play, seats, many, { effect }) {
      const draws = seats.map((seat) => {
        const there = cardsIn(play.state, scroll(seat)).length;
        return { seat, count: couldDecline(play, effect, seat) ? Math.min(many, there) : many };
      });
      happen(play, { kind: 'draw', draws });
    },
  }),

  discardsByChance({
    from: hand,
    does: (play, seat, card) => move(play, card, discard(seat)),
    after: check,
  }),

  searchVerb(search, { pile: 'Scroll' }),

  lookAtTop,

  putUnder,

  offer,

  toEach('gain-energy', {
    means: 'Adds Energy, at most to five.',
    says: ['gain', 'gains', energy],
    mayBeNegative: true,
    does: gainEnergy,
  }),

  toEach('lose-energy', {
    means: 'Takes Energy away.',
    says: ['lose', 'loses', energy],
    mayBeNegative: true,
    does: (play, seat, amount) => gainEnergy(play, seat, -amount),
  }),
];
