/**
 * How Buddies stand: what they are given for a time, whether they lie face up, Defend, may act.
 *
 * Decisions: A-BUD-44, A-BUD-55.
 */
import { forms, phrases, shape, verbsOfCards } from '@scoresheet/rules-cards';
import { cardOf, mark, markOf, modify, tell, untilMeant, valueOf } from '@scoresheet/rules-engine';
import { element, elementNumber } from '../../cards/elements.js';
import { isDown } from '../../field.js';
import { forgetLastSeen } from '../../stack/last-seen.js';
import { MOST_POINTS } from '../numbers.js';
import { buddiesMeant, inPartyMeant } from './meant.js';

const { capital, order } = phrases;
const { integer, meaning } = shape;

const { toEach, gives } = verbsOfCards({ meant: buddiesMeant });
const inParty = verbsOfCards({ meant: inPartyMeant });

export const CHANGES = [
  /** A change that names no time holds for as long as the card stays in play (A-BUD-55). */
  gives({ by: integer(-MOST_POINTS, MOST_POINTS) }),

  toEach('change-weakness', {
    means: 'Gives another weakness for a time.',
    takes: { element: meaning('The weakness.', element), 'until?': forms.lasts },
    does(play, id, { effect, instruction }) {
      const by = elementNumber(instruction.element);
      const until = untilMeant(instruction, effect);
      modify(play, id, { what: 'weakness', by, sets: true, until, giver: effect.controller });
    },
    says: ({ to, instruction }) => ({
      statement: `${to.subject} ${to.many ? 'have' : 'has'} the weakness ${capital(instruction.element)}`,
    }),
  }),

  /** Face up again with so many HP, or with all that is printed (A-BUD-44). */
  inParty.toEach('revive', {
    means: 'Turns knocked-out Buddies face up.',
    takes: { 'amount?': meaning('HP; all that is printed, if missing.', integer(1, MOST_POINTS)) },
    does(play, id, { instruction }) {
      if (!isDown(cardOf(play.state, id))) return;
      mark(play, id, 'down', 0);
      forgetLastSeen(play, id);
      const whole = valueOf(play, id, 'hp');
      const hp = Math.min(instruction.amount ?? whole, whole);
      mark(play, id, 'damage', Math.max(0, whole - hp));
      tell(play, 'revived', { card: id, hp });
    },
    says: ({ to, number }) =>
      order(`turn ${to.object} face up${number === '0' ? '' : ` with ${number} HP`}`),
  }),

  inParty.toEach('stop-defending', {
    means: 'They may be attacked again.',
    does: (play, id) => mark(play, id, 'defending', 0),
    says: ({ to }) => ({ statement: `${to.subject} ${to.many ? 'stop' : 'stops'} Defending` }),
  }),

  inParty.toEach('refresh', {
    means: 'They may act once more this turn, unless they Defend.',
    does(play, id) {
      if (markOf(cardOf(play.state, id), 'defending') === 0) mark(play, id, 'acted', 0);
    },
    says: ({ to }) => ({ statement: `${to.subject} may act once more this turn` }),
  }),
];
