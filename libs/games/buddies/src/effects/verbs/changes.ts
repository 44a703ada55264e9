/**
 * How Buddies stand: what they are given for a time, whether they lie face up, Defend, may act.
 *
 * Decisions: A-BUD-44, A-BUD-55.
 */
import { forms, phrases, shape, verb } from '@scoresheet/rules-cards';
import {
  cardOf,
  changeMeant,
  mark,
  markOf,
  modify,
  tell,
  untilMeant,
  valueOf,
} from '@scoresheet/rules-engine';
import { element, elementNumber } from '../../cards/elements.js';
import { isDown } from '../../field.js';
import { forgetLastSeen } from '../../stack/last-seen.js';
import { MOST_POINTS } from '../numbers.js';
import { buddiesMeant, inPartyMeant } from './meant.js';

const { cards, value } = forms;
const { capital, gets, order } = phrases;
const { integer, meaning } = shape;

/** A change that names no time holds for as long as the card stays in play (A-BUD-55). */
const until = meaning('How long it lasts; as long as the card is there, if missing.', forms.until);

export const CHANGES = [
  verb('give', {
    means: 'Changes a value for a time.',
    takes: {
      ...{ to: cards, what: value },
      'by?': meaning('How much; 1 where it is missing.', integer(-MOST_POINTS, MOST_POINTS)),
      'until?': until,
    },
    does(play, effect, instruction) {
      const change = changeMeant(play, instruction, effect);
      if (change.by === 0) return;
      for (const id of buddiesMeant(play, effect, instruction)) modify(play, id, change);
    },
    says: gets,
  }),

  verb('change-weakness', {
    means: 'Gives another weakness for a time.',
    takes: { to: cards, element: meaning('The weakness.', element), 'until?': until },
    does(play, effect, instruction) {
      const by = elementNumber(instruction.element);
      const until = untilMeant(instruction, effect);
      const change = { what: 'weakness', by, sets: true, until, giver: effect.controller } as const;
      for (const id of buddiesMeant(play, effect, instruction)) modify(play, id, change);
    },
    says: ({ to, instruction }) => ({
      statement: `${to.subject} ${to.many ? 'have' : 'has'} the weakness ${capital(instruction.element)}`,
    }),
  }),

  /** Face up again with so many HP, or with all that is printed (A-BUD-44). */
  verb('revive', {
    means: 'Turns knocked-out Buddies face up.',
    takes: {
      to: cards,
      'amount?': meaning('HP; all that is printed, if missing.', integer(1, MOST_POINTS)),
    },
    does(play, effect, instruction) {
      for (const id of inPartyMeant(play, effect, instruction)) {
        if (!isDown(cardOf(play.state, id))) continue;
        mark(play, id, 'down', 0);
        forgetLastSeen(play, id);
        const whole = valueOf(play, id, 'hp');
        const hp = Math.min(instruction.amount ?? whole, whole);
        mark(play, id, 'damage', Math.max(0, whole - hp));
        tell(play, 'revived', { card: id, hp });
      }
    },
    says: ({ to, number }) =>
      order(`turn ${to.object} face up${number === '0' ? '' : ` with ${number} HP`}`),
  }),

  verb('stop-defending', {
    means: 'They may be attacked again.',
    takes: { to: cards },
    does(play, effect, instruction) {
      for (const id of inPartyMeant(play, effect, instruction)) mark(play, id, 'defending', 0);
    },
    says: ({ to }) => ({ statement: `${to.subject} ${to.many ? 'stop' : 'stops'} Defending` }),
  }),

  verb('refresh', {
    means: 'They may act once more this turn, unless they Defend.',
    takes: { to: cards },
    does(play, effect, instruction) {
      for (const id of inPartyMeant(play, effect, instruction)) {
        if (markOf(cardOf(play.state, id), 'defending') === 0) mark(play, id, 'acted', 0);
      }
    },
    says: ({ to }) => ({ statement: `${to.subject} may act once more this turn` }),
  }),
];
