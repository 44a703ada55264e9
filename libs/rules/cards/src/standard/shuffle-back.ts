/** Cards that are shuffled into the decks of their owners, wherever they lie. */
import { cardOf, type CardId, type Play, type Seat } from '@scoresheet/rules-engine';
import { verb, type VerbEntry } from '../entries/verb.js';
import * as forms from '../language/forms.js';
import { toOwners } from '../say/phrases.js';
import type { By } from './cards.js';
import type { CardsMeant } from './meant.js';

interface ShufflingBack {
  readonly meant: CardsMeant;
  /** Takes a card into the deck of its owner. */
  goesBack(play: Play, card: CardId, by: By): void;
  /** What is done for each owner when all have gone, where it is not done after each card. */
  shuffled?(play: Play, owner: Seat): void;
}

/** The verb `shuffle-back`: each card that is meant, and is still there when its turn comes. */
export const shuffleBackVerb = (rules: ShufflingBack): VerbEntry<'shuffle-back'> =>
  verb('shuffle-back', {
    means: "Shuffles cards into their owners' decks.",
    takes: { to: forms.cards },
    does(play, effect, instruction) {
      const cards = rules.meant(play, effect, instruction);
      const owners = new Set(cards.map((id) => cardOf(play.state, id).owner));
      for (const id of cards) {
        if (play.state.cards[id]) rules.goesBack(play, id, { effect, instruction, amount: 0 });
      }
      for (const owner of owners) rules.shuffled?.(play, owner);
    },
    says: toOwners('shuffle', 'into', 'deck'),
  });
