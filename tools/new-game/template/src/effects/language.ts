/**
 * The words in which cards are written. A new one is an entry here, with all about it, and a scenario
 * that shows it.
 *
 * Rules: R-SMP-01, R-SMP-06, R-SMP-09.
 */
import {
  cardLanguage,
  cardType,
  counter,
  forms,
  named,
  phrases,
  shape,
  timing,
  verb,
  type CardLanguage,
} from '@scoresheet/rules-cards';
import { draw, setCounter, tell, type Play, type Seat } from '@scoresheet/rules-engine';
import type { CardEntry } from '../cards/card.js';
import { pointsOf } from '../endings.js';
import { deck, hand, opponentOf } from '../field.js';

const { cards, order } = phrases;
const { integer, listOf, meaning, part } = shape;

/** The most that a card can score, take or draw. */
const MOST = 9;
const amount = integer(1, MOST);

const points = (number: string): string => `${number} ${number === '1' ? 'point' : 'points'}`;

/** Nobody has fewer points than none (R-SMP-09). */
function losePoints(play: Play, seat: Seat, wanted: number): void {
  const lost = Math.min(wanted, pointsOf(play.state, seat));
  if (lost === 0) return;
  tell(play, 'points-lost', { seat, amount: lost });
  setCounter(play, seat, 'points', pointsOf(play.state, seat) - lost);
}

const VERBS = [
  verb('score', {
    means: 'Gives points to whoever plays the card.',
    takes: { amount },
    does(play, { controller: seat }, { amount: scored }) {
      tell(play, 'points-scored', { seat, amount: scored });
      setCounter(play, seat, 'points', pointsOf(play.state, seat) + scored);
    },
    says: ({ number }) => order(`score ${points(number)}`),
  }),

  verb('rob', {
    means: 'Takes points from the other player.',
    takes: { amount },
    does: (play, { controller }, { amount: robbed }) =>
      losePoints(play, opponentOf(controller), robbed),
    says: ({ number }) => ({ statement: `your opponent loses ${points(number)}` }),
  }),

  verb('draw', {
    means: 'Draws cards off the own deck.',
    takes: { amount },
    does: (play, { controller: seat }, { amount: drawn }) =>
      void draw(play, deck(seat), hand(seat), drawn),
    says: (said) => order(`draw ${cards(said)}`),
  }),
];

const TYPES = [
  cardType('trick', {
    means: 'Is played, does what it says, and stays on the table.',
    noun: ['trick', 'tricks'],
    takes: {
      abilities: meaning(
        'What the card does.',
        listOf(part('ability'), { least: 1, most: 1, says: 'a card has exactly one ability' }),
      ),
    },
  }),
];

const PLAYED = { does: forms.instructions };

export const LANGUAGE: CardLanguage<CardEntry> = cardLanguage<CardEntry>(
  {
    card: ['card', 'cards'],
    types: TYPES,
    timings: [
      timing('play', { means: 'When the card is played.', names: ['self'], takes: PLAYED }),
    ],
    verbs: VERBS,
    named: [named('self', { means: 'This card.', says: () => 'this card' })],
    counters: [counter('points', { means: 'Points of a player.', says: 'points' })],
    seats: { noun: 'player', who: { you: 'The player of the card.', opponent: 'The other one.' } },
    most: { amount: MOST, times: MOST, targets: MOST, bound: MOST },
  },
  [['code'], ['name']], // what deck lists go by
);
