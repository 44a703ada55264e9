/** What effects tell, each with the fields that everybody may know. Decision: A-BFT-67. */
export const EFFECT_STORIES: { readonly [what: string]: readonly string[] } = {
  put: ['seat', 'from', 'to'],
  'put-into-soul': ['under'],
  discarded: ['seat', 'count'],
  'deck-searched': ['seat', 'taken'],
  'deck-looked-at': ['seat', 'count'],
  'drop-shuffled': ['seat'],
};
