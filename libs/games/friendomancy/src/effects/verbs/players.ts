/**
 * What becomes of players: their Money, their Things, their turns.
 *
 * Rules: R-FRI-16, R-FRI-64; decision A-FRI-65.
 */
import { forms, phrases, verb, type InstructionSaid } from '@scoresheet/rules-cards';
import {
  amountMeant,
  seatCounter,
  setCounter,
  tell,
  type Effect,
  type Play,
  type Seat,
  type Verb,
} from '@scoresheet/rules-engine';
import { thingsOf } from '../../acts/play-card.js';
import { gainMoney, loseMoney } from '../../money.js';
import { seatsMeant } from './meant.js';

const { amount, who } = forms;

export const ofPlayers = { 'who?': who, amount };

const CALLED: Readonly<Record<string, string>> = {
  each: 'each player',
  others: 'each other player',
};

export const playerDoes = phrases.seatDoes((whom) => CALLED[whom] ?? 'that player');

type SeatAct = (play: Play, seat: Seat, amount: number, effect: Effect) => void;

/** Something that is done to each seat that is meant, one after another. */
export const toSeats =
  (act: SeatAct): Verb =>
  (play, effect, instruction) => {
    const amount = amountMeant(play, instruction, effect);
    for (const seat of seatsMeant(play, effect, instruction)) act(play, seat, amount, effect);
  };

const addTo = (play: Play, seat: Seat, counter: 'extra' | 'skips', amount: number): void =>
  setCounter(play, seat, counter, seatCounter(play.state, seat, counter) + amount);

type Numbered = Pick<InstructionSaid, 'number'>;

const money = ({ number }: Numbered): string => `${number} Money`;

const turns = ({ number }: Numbered): string => (number === '1' ? 'turn' : `${number} turns`);

export const OF_PLAYERS = [
  verb('gain-money', {
    means: 'Gives Money.',
    takes: ofPlayers,
    does: toSeats((play, seat, amount, { card }) => gainMoney(play, seat, amount, card)),
    says: playerDoes('gain', 'gains', money),
  }),

  verb('lose-money', {
    means: 'Takes Money, below nothing if need be.',
    takes: ofPlayers,
    does: toSeats((play, seat, amount, { card }) => loseMoney(play, seat, amount, card)),
    says: playerDoes('lose', 'loses', money),
  }),

  verb('gain-things', {
    means: 'Gives Things for this turn.',
    takes: ofPlayers,
    does: toSeats((play, seat, amount) =>
      setCounter(play, seat, 'things', thingsOf(play.state, seat) + amount),
    ),
    says: playerDoes('gain', 'gains', ({ number }) => `${number} Things`),
  }),

  verb('extra-turn', {
    means: 'Takes more turns after this one.',
    takes: ofPlayers,
    does: toSeats((play, seat, amount) => {
      addTo(play, seat, 'extra', amount);
      tell(play, 'turn-gained', { seat });
    }),
    says: playerDoes('take', 'takes', (said) => `another ${turns(said)} after this one`),
  }),

  verb('skip-turn', {
    means: 'Skips the next turns.',
    takes: ofPlayers,
    does: toSeats((play, seat, amount) => addTo(play, seat, 'skips', amount)),
    says: playerDoes('skip', 'skips', (said) => `the next ${turns(said)}`),
  }),
];
