/**
 * Verbs that do something to cards, to each that an instruction means and that is still there when its
 * turn comes. A game says once which cards it can reach.
 */
import {
  amountOf,
  cardOf,
  changeMeant,
  mark,
  markOf,
  modify,
  tell,
  type Amount,
  type CardId,
  type Change,
  type Effect,
  type Instruction,
  type Play,
  type Verb,
} from '@scoresheet/rules-engine';
import { verb, type VerbEntry } from '../entries/verb.js';
import * as forms from '../language/forms.js';
import type { Clause, InstructionSaid } from '../say/card-words.js';
import { gets, order, toOwners } from '../say/phrases.js';
import { meaning, type Shape, type Taken, type Words } from '../shape/shape.js';
import type { CardsMeant } from './meant.js';

interface Cards {
  readonly meant: CardsMeant;
  /** The table as the game calls it, where nothing is done to a card that lies elsewhere. */
  readonly reaches?: string;
  /** What the game looks at when it is over. */
  after?(play: Play): void;
}

type Said<W extends Words> = Instruction & Taken<W>;

/** The effect and the instruction by which something is done. */
export interface By<W extends Words = Words> {
  readonly effect: Effect;
  readonly instruction: Said<W>;
  /** How much, where the instruction says so. */
  readonly amount: number;
}

interface EachCard<W extends Words> {
  readonly means: string;
  /** Words besides `to`. */
  readonly takes?: W;
  /** What is done to the cards, "rest", or the whole clause. */
  readonly says:
    | string
    | ((said: Omit<InstructionSaid, 'instruction'> & { readonly instruction: Said<W> }) => Clause);
  does(play: Play, card: CardId, by: By<W>): void;
}

interface Giving {
  /** What may be said of how much; any amount, if missing. */
  readonly by?: Shape<Amount>;
  /** Whether nothing is done, as by a change by 0. */
  isIdle?(play: Play, change: Change): boolean;
}

interface VerbsOfCards {
  toEach<const Word extends string, const W extends Words = Record<never, never>>(
    word: Word,
    entry: EachCard<W>,
  ): VerbEntry<Word>;
  /** `give`: a value that is another for a time. */
  gives(giving?: Giving): VerbEntry<'give'>;
  /** `heal`: damage, which is a mark of a card, is taken off it. */
  heals(): VerbEntry<'heal'>;
}

const isByNothing: NonNullable<Giving['isIdle']> = (_, { by }) => by === 0;

export function verbsOfCards({ meant, after, ...where }: Cards): VerbsOfCards {
  const toEach: VerbsOfCards['toEach'] = (word, { means, takes, says, does }) =>
    verb(word, {
      means,
      ...where,
      takes: { to: forms.cards, ...takes },
      does(play, effect, instruction: Instruction) {
        const amount = amountOf(play, instruction.amount, effect);
        const by = { effect, amount, instruction: instruction as never };
        for (const id of meant(play, effect, instruction)) {
          if (play.state.cards[id]) does(play, id, by);
        }
        after?.(play);
      },
      says: (said) =>
        typeof says === 'string' ? order(`${says} ${said.to.object}`) : says(said as never),
    });
  return {
    toEach,
    gives: ({ by = forms.change, isIdle = isByNothing } = {}) =>
      verb('give', {
        means: 'Changes a value, or gives a keyword, for a time.',
        ...where,
        takes: {
          to: forms.cards,
          what: forms.value,
          'by?': meaning('How much; 1 where it is missing.', by),
          'until?': forms.lasts,
        },
        does(play, effect, instruction) {
          const change = changeMeant(play, instruction, effect);
          if (isIdle(play, change)) return;
          for (const id of meant(play, effect, instruction)) modify(play, id, change);
        },
        says: gets,
      }),
    heals: () => toEach('heal', HEALS),
  };
}

const HEALS: EachCard<Words> = {
  means: 'Takes damage off cards, at most all.',
  takes: { amount: forms.amount },
  does(play, card, { amount }) {
    const damage = markOf(cardOf(play.state, card), 'damage');
    const healed = Math.min(Math.max(0, amount), damage);
    mark(play, card, 'damage', damage - healed);
    if (healed > 0) tell(play, 'healed', { card, amount: healed });
  },
  says: ({ number, to }) => order(`restore ${number} HP to ${to.object}`),
};

/** The verb `return`, by which cards go back to their owners' hands. */
export const returnVerb = (does: Verb): VerbEntry<'return'> =>
  verb('return', {
    means: "Returns cards to their owners' hands.",
    takes: { to: forms.cards },
    does,
    says: toOwners('return', 'to', 'hand'),
  });
