/** What cards are given for a time, and what Foes lose for good. */
import { forms, phrases, shape, verb } from '@scoresheet/rules-cards';
import { amountOf, cardOf, changeMeant, mark, markOf, modify } from '@scoresheet/rules-engine';
import { isFaceUpFoe } from '../../field.js';
import { wear } from '../../foes.js';
import { BOARD, anywhereMeant, inPlayMeant } from './meant.js';

const { amount, cards, until, value } = forms;
const { meaning } = shape;

export const CHANGES = [
  /** Changes cards wherever they lie: a card of the hand may cost less for a time. */
  verb('give', {
    means: 'Changes a value, or gives a keyword, for a time.',
    takes: {
      ...{ to: cards, what: value },
      'by?': meaning('How much; 1 where it is missing.', amount),
      'until?': meaning('How long it lasts; while it stays, where this is missing.', until),
    },
    does(play, effect, instruction) {
      const change = changeMeant(play, instruction, effect);
      if (change.by === 0) return;
      for (const id of anywhereMeant(play, effect, instruction)) modify(play, id, change);
    },
    says: phrases.gets,
  }),

  verb('refresh', {
    means: 'They may attack once more this turn.',
    takes: { to: cards },
    reaches: BOARD,
    does(play, effect, instruction) {
      for (const id of inPlayMeant(play, effect, instruction)) {
        const attacks = markOf(cardOf(play.state, id), 'attacks');
        mark(play, id, 'attacks', Math.max(0, attacks - 1));
      }
    },
    says: ({ to }) => ({ statement: `${to.subject} may attack once more this turn` }),
  }),

  verb('wear', {
    means: 'Takes Power from Foes for good.',
    takes: { to: cards, amount },
    reaches: BOARD,
    does(play, effect, instruction) {
      const much = amountOf(play, instruction.amount, effect);
      for (const id of inPlayMeant(play, effect, instruction)) {
        if (isFaceUpFoe(cardOf(play.state, id))) wear(play, id, much);
      }
    },
    says: ({ to, number }) => ({
      statement: `${to.subject} ${to.many ? 'lose' : 'loses'} ${number} Power for good`,
    }),
  }),
];
