/**
 * Damage and what undoes it.
 *
 * Decisions: A-BUD-30, A-BUD-41, A-BUD-42, A-BUD-59.
 */
import {
  damageVerb,
  forms,
  phrases,
  shape,
  verb,
  verbsOfCards,
  type By,
  type InstructionSaid,
  type Reference,
} from '@scoresheet/rules-cards';
import {
  amountOf,
  cardOf,
  happen,
  mark,
  markOf,
  tell,
  valueOf,
  type Effect,
  type Play,
} from '@scoresheet/rules-engine';
import { element } from '../../cards/elements.js';
import type { Damage } from '../../combat/happenings.js';
import { isDown, isInParty } from '../../field.js';
import { hpLeft } from '../../values.js';
import { buddiesMeant, wordsMeant } from './meant.js';

const { amount, cards } = forms;
const { capital, order } = phrases;
const { toEach, heals } = verbsOfCards({ meant: buddiesMeant });

const ELEMENT = {
  'element?': shape.meaning('Its element; none where it is missing.', element),
};

type Source = Damage['source'];

const isDeck = (word: string): boolean => word.startsWith('deck-');

function strike(play: Play, { effect, instruction, amount: sum }: By, source: Source): void {
  const much = Math.max(0, sum);
  const element = (instruction['element'] as string | undefined) ?? null;
  const decks = wordsMeant(effect, instruction).filter(isDeck);
  const hit = [...buddiesMeant(play, effect, instruction), ...decks];
  happen(play, ...hit.map((to) => ({ kind: 'damage', to, amount: much, element, source })));
}

function attackBonus(play: Play, { card: id, was }: Effect): number {
  if (was) return was['self']?.['deals'] ?? 0;
  const card = play.state.cards[id];
  return card && isInParty(card) && !isDown(card) ? valueOf(play, id, 'deals') : 0;
}

/** "30 Fire"; without an element the number stands alone. */
const harm = ({ number }: Pick<InstructionSaid, 'number'>, element?: string): string =>
  element === undefined ? number : `${number} ${capital(element)}`;

const loses = ({ subject, many }: Reference): string => `${subject} ${many ? 'lose' : 'loses'}`;

export const HARM = [
  /** An attack is its Buddy's own, with what is added to its attacks (A-BUD-42, A-BUD-59). */
  verb('attack', {
    means: 'Deals damage as an attack of this Buddy.',
    takes: { to: cards, amount, ...ELEMENT },
    does(play, effect, instruction) {
      const sum = amountOf(play, instruction.amount, effect) + attackBonus(play, effect);
      strike(play, { effect, instruction, amount: sum }, effect.card);
    },
    says: ({ instruction, ...said }) =>
      order(
        `attack for ${harm(said, instruction.element)}${instruction['only'] ? ', Buddies only' : ''}`,
      ),
  }),

  damageVerb({
    means: 'Deals damage that is no attack.',
    takes: ELEMENT,
    does: (play, by) => strike(play, by, null),
    much: ({ instruction, ...said }) => harm(said, instruction.element),
  }),

  /** Passes DF by (A-BUD-41). */
  toEach('lose-hp', {
    means: 'Takes HP; DF does not help.',
    takes: { amount },
    does(play, id, { amount: much }) {
      const lost = Math.min(hpLeft(play, id), much);
      mark(play, id, 'damage', markOf(cardOf(play.state, id), 'damage') + lost);
      tell(play, 'hp-lost', { card: id, amount: lost });
    },
    says: ({ to, number }) => ({ statement: `${loses(to)} ${number} HP` }),
  }),

  heals(),

  toEach('restore-df', {
    means: 'Makes DF full again.',
    does: (play, id) => mark(play, id, 'absorbed', 0),
    says: 'restore all DF to',
  }),
];
