/** Damage that an effect deals: the words are the same in every game, the deed is its own. */
import { amountOf, type Instruction, type Play } from '@scoresheet/rules-engine';
import { verb, type VerbEntry } from '../entries/verb.js';
import * as forms from '../language/forms.js';
import { order } from '../say/phrases.js';
import type { Taken, Words } from '../shape/shape.js';
import type { By } from './cards.js';

interface Dealing<W extends Words> {
  readonly means: string;
  /** Words besides `to` and `amount`. */
  readonly takes?: W;
  /** What is dealt, as "30 Fire"; the number, if missing. */
  much?(said: { readonly number: string; readonly instruction: Taken<W> }): string;
  does(play: Play, by: By<W>): void;
}

/** The verb `damage`: so much is dealt to the cards that are meant. */
export const damageVerb = <const W extends Words = Record<never, never>>({
  means,
  takes,
  much = ({ number }) => number,
  does,
}: Dealing<W>): VerbEntry<'damage'> =>
  verb('damage', {
    means,
    takes: { to: forms.cards, amount: forms.amount, ...takes },
    does(play, effect, instruction: Instruction) {
      const amount = amountOf(play, instruction.amount, effect);
      does(play, { effect, amount, instruction: instruction as never });
    },
    says: (said) => order(`deal ${much(said as never)} damage to ${said.to.object}`),
  });
