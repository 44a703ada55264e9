/**
 * What cards are given for a time: values, keywords, silence.
 *
 * Decisions: A-FUZ-27, A-FUZ-46, A-FUZ-52, A-FUZ-63.
 */
import { forms, shape, verb, type Reference } from '@scoresheet/rules-cards';
import {
  changeMeant,
  happen,
  type Effect,
  type Instruction,
  type Play,
} from '@scoresheet/rules-engine';
import { MOST } from '../numbers.js';
import { KEYWORDS } from '../values.js';
import { fieldedMeant } from './meant.js';

const { cards, until, value } = forms;

const isAre = ({ many }: Reference): string => (many ? 'are' : 'is');

function give(play: Play, effect: Effect, instruction: Instruction): void {
  const given = fieldedMeant(play, effect, instruction);
  const change = changeMeant(play, instruction, effect);
  if (given.length > 0 && change.by !== 0)
    happen(play, { kind: 'change', cards: given, ...change });
}

/** Stats go up and down for a time; a keyword is gained. */
const verbFor = (what: string): string =>
  KEYWORDS.some(({ word }) => word === what) ? 'gain' : 'get';

export const CHANGES = [
  verb('give', {
    means: 'Changes a value, or gives a keyword, for a time.',
    takes: {
      to: cards,
      what: value,
      by: shape.meaning('How much; 1 for a keyword without a number.', shape.integer(-MOST, MOST)),
      until,
    },
    does: give,
    says: ({ to, change, instruction: { what } }) => ({
      statement: `${to.subject} ${verbFor(what)}${to.many ? '' : 's'} ${change}`,
    }),
  }),

  verb('silence', {
    means: 'Takes away every ability and keyword for a time (R-FUZ-65, A-FUZ-27).',
    takes: { to: cards, until },
    does: (play, effect, instruction) =>
      give(play, effect, { ...instruction, what: 'silenced', by: 1 }),
    says: ({ to }) => ({ statement: `${to.subject} ${isAre(to)} silenced` }),
  }),
];
