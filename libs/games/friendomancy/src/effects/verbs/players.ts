/**
 * What becomes of players: their Money, their Things, their turns.
 *
 * Rules: R-FRI-16, R-FRI-64; decision A-FRI-65.
 */
import { phrases, verbsOfSeats, type InstructionSaid } from '@scoresheet/rules-cards';
import { seatCounter, setCounter, tell, type Play, type Seat } from '@scoresheet/rules-engine';
import { thingsOf } from '../../acts/play-card.js';
import { gainMoney, loseMoney } from '../../money.js';
import { SEATS } from './meant.js';

export const OF_SEATS = verbsOfSeats(SEATS);
const { toEach } = OF_SEATS;
const { so } = phrases;

const addTo = (play: Play, seat: Seat, counter: 'extra' | 'skips', amount: number): void =>
  setCounter(play, seat, counter, seatCounter(play.state, seat, counter) + amount);

const turns = ({ number }: Pick<InstructionSaid, 'number'>): string =>
  number === '1' ? 'turn' : `${number} turns`;

export const OF_PLAYERS = [
  toEach('gain-money', {
    means: 'Gives Money.',
    says: ['gain', 'gains', so('Money')],
    does: (play, seat, amount, { effect }) => gainMoney(play, seat, amount, effect.card),
  }),

  toEach('lose-money', {
    means: 'Takes Money, below nothing if need be.',
    says: ['lose', 'loses', so('Money')],
    does: (play, seat, amount, { effect }) => loseMoney(play, seat, amount, effect.card),
  }),

  toEach('gain-things', {
    means: 'Gives Things for this turn.',
    says: ['gain', 'gains', so('Things')],
    does: (play, seat, amount) =>
      setCounter(play, seat, 'things', thingsOf(play.state, seat) + amount),
  }),

  toEach('extra-turn', {
    means: 'Takes more turns after this one.',
    says: ['take', 'takes', (said) => `another ${turns(said)} after this one`],
    does(play, seat, amount) {
      addTo(play, seat, 'extra', amount);
      tell(play, 'turn-gained', { seat });
    },
  }),

  toEach('skip-turn', {
    means: 'Skips the next turns.',
    says: ['skip', 'skips', (said) => `the next ${turns(said)}`],
    does: (play, seat, amount) => addTo(play, seat, 'skips', amount),
  }),
];
