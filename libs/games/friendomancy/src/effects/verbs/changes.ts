/** What cards are given for a time, and what Foes lose for good. */
import { forms, verbsOfCards } from '@scoresheet/rules-cards';
import { cardOf, mark, markOf } from '@scoresheet/rules-engine';
import { isFaceUpFoe } from '../../field.js';
import { wear } from '../../foes.js';
import { anywhereMeant, BOARD, inPlayMeant } from './meant.js';

const { toEach } = verbsOfCards({ meant: inPlayMeant, reaches: BOARD });

export const CHANGES = [
  /** Changes cards wherever they lie: a card of the hand may cost less for a time. */
  verbsOfCards({ meant: anywhereMeant }).gives(),

  toEach('refresh', {
    means: 'They may attack once more this turn.',
    does(play, id) {
      const attacks = markOf(cardOf(play.state, id), 'attacks');
      mark(play, id, 'attacks', Math.max(0, attacks - 1));
    },
    says: ({ to }) => ({ statement: `${to.subject} may attack once more this turn` }),
  }),

  toEach('wear', {
    means: 'Takes Power from Foes for good.',
    takes: { amount: forms.amount },
    does(play, id, { amount }) {
      if (isFaceUpFoe(cardOf(play.state, id))) wear(play, id, amount);
    },
    says: ({ to, number }) => ({
      statement: `${to.subject} ${to.many ? 'lose' : 'loses'} ${number} Power for good`,
    }),
  }),
];
