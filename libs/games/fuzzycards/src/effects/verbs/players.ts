/**
 * What becomes of players: Life, Energy, their hands. Life has no upper limit (A-FUZ-41); losing it is
 * no damage (A-FUZ-73).
 *
 * Decisions: A-FUZ-41, A-FUZ-52, A-FUZ-59, A-FUZ-73, A-FUZ-76.
 */
import { forms, phrases, verb, type InstructionSaid } from '@scoresheet/rules-cards';
import {
  abilityOf,
  amountOf,
  cardsIn,
  happen,
  move,
  pickCards,
  type Effect,
  type Play,
  type Seat,
  type Verb,
} from '@scoresheet/rules-engine';
import { check } from '../../endings.js';
import { discard, hand, scroll } from '../../field.js';
import { gainEnergy } from '../../turn/genesis.js';
import { lookAtTop } from './look.js';
import { seatsMeant } from './meant.js';
import { search } from './search.js';

const { amount, sought, who } = forms;
const { cards, cardsByChance, order, seatDoes } = phrases;

const playerDoes = seatDoes((whom) => (whom === 'opponent' ? 'your opponent' : 'each player'));

const ofPlayers = { 'who?': who, amount };

const life = ({ number }: Pick<InstructionSaid, 'number'>): string => `${number} Life`;
const energy = ({ number }: Pick<InstructionSaid, 'number'>): string => `${number} Energy`;

const changeLife =
  (sign: 1 | -1): Verb =>
  (play, effect, instruction) => {
    const by = sign * amountOf(play, instruction.amount, effect);
    const changes = seatsMeant(play, effect, instruction).map((seat) => ({ seat, by }));
    happen(play, { kind: 'life-change', changes });
  };

const changeEnergy =
  (sign: 1 | -1): Verb =>
  (play, effect, instruction) => {
    const by = sign * amountOf(play, instruction.amount, effect);
    for (const seat of seatsMeant(play, effect, instruction)) gainEnergy(play, seat, by);
  };

/** Nobody was required to draw what they might have declined (A-FUZ-59). */
const couldDecline = (play: Play, effect: Effect, seat: Seat): boolean =>
  seat === effect.controller && abilityOf(play, effect).may === true;

export const OF_PLAYERS = [
  verb('gain-life', {
    means: 'Adds Life; there is no upper limit.',
    takes: ofPlayers,
    does: changeLife(1),
    says: playerDoes('gain', 'gains', life),
  }),

  verb('lose-life', {
    means: 'Takes Life away; it is no damage.',
    takes: ofPlayers,
    does: changeLife(-1),
    says: playerDoes('lose', 'loses', life),
  }),

  verb('draw', {
    means: 'Draws cards; who cannot draw as many as they must has lost.',
    takes: ofPlayers,
    does(play, effect, instruction) {
      const many = amountOf(play, instruction.amount, effect);
      const draws = seatsMeant(play, effect, instruction).map((seat) => {
        const there = cardsIn(play.state, scroll(seat)).length;
        return { seat, count: couldDecline(play, effect, seat) ? Math.min(many, there) : many };
      });
      happen(play, { kind: 'draw', draws });
    },
    says: playerDoes('draw', 'draws', cards),
  }),

  /** Nobody chooses, so nobody learns what was left. */
  verb('discard-at-random', {
    means: 'Discards cards that chance picks from the hand.',
    takes: ofPlayers,
    does(play, effect, instruction) {
      for (const seat of seatsMeant(play, effect, instruction)) {
        const count = amountOf(play, instruction.amount, effect);
        pickCards(play, hand(seat), count, (id) => move(play, id, discard(seat)));
      }
      check(play);
    },
    says: playerDoes('discard', 'discards', cardsByChance),
  }),

  verb('search', {
    means: 'Takes a card from your Scroll to your hand; then it is shuffled.',
    takes: { 'for?': sought },
    does: search,
    says: (said) =>
      order(`search your Scroll for ${said.sought || 'a card'}, take it to your hand and shuffle`),
  }),

  lookAtTop,

  verb('gain-energy', {
    means: 'Adds Energy, at most to five.',
    takes: ofPlayers,
    does: changeEnergy(1),
    says: playerDoes('gain', 'gains', energy),
  }),

  verb('lose-energy', {
    means: 'Takes Energy away.',
    takes: ofPlayers,
    does: changeEnergy(-1),
    says: playerDoes('lose', 'loses', energy),
  }),
];
