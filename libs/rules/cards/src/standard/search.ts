import type { Verb } from '@scoresheet/rules-engine';
import { verb, type VerbEntry } from '../entries/verb.js';
import { sought } from '../language/forms.js';
import { order } from '../say/phrases.js';

/** The verb `search` of a game that calls the pile so; `shown` where all see what is taken. */
export const searchVerb = (
  does: Verb,
  { pile, shown = false }: { readonly pile: string; readonly shown?: boolean },
): VerbEntry<'search'> =>
  verb('search', {
    means: `Takes a card from your ${pile} to your hand; then it is shuffled.`,
    takes: { 'for?': sought },
    does,
    says: (said) =>
      order(
        `search your ${pile} for ${said.sought || 'a card'}, ${shown ? 'show it, ' : ''}take it to your hand and shuffle`,
      ),
  });
