/**
 * Damage and what undoes it.
 *
 * Decisions: A-BUD-30, A-BUD-41, A-BUD-42, A-BUD-59.
 */
import {
  forms,
  phrases,
  shape,
  verb,
  verbsOfCards,
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
  type Instruction,
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

const STRIKES = {
  ...{ to: cards, amount },
  'element?': shape.meaning('Its element; none where it is missing.', element),
};

const isDeck = (word: string): boolean => word.startsWith('deck-');

interface Struck {
  readonly by: Damage['source'];
  readonly bonus: number;
}

function strike(play: Play, effect: Effect, instruction: Instruction, struck: Struck): void {
  const { by: source, bonus } = struck;
  const much = Math.max(0, amountOf(play, instruction.amount, effect) + bonus);
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
    takes: STRIKES,
    does: (play, effect, instruction) =>
      strike(play, effect, instruction, { by: effect.card, bonus: attackBonus(play, effect) }),
    says: ({ instruction, ...said }) =>
      order(
        `attack for ${harm(said, instruction.element)}${instruction['only'] ? ', Buddies only' : ''}`,
      ),
  }),

  verb('damage', {
    means: 'Deals damage that is no attack.',
    takes: STRIKES,
    does: (play, effect, instruction) => strike(play, effect, instruction, { by: null, bonus: 0 }),
    says: ({ to, instruction, ...said }) =>
      order(`deal ${harm(said, instruction.element)} damage to ${to.object}`),
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
