/** Searching the own deck: all see the card where its kind was asked for. Decision: A-BUD-62. */
import { searching } from '@scoresheet/rules-engine';

export const { search, searchStep } = searching({
  from: 'deck',
  to: 'hand',
  story: 'deck-searched',
  shows: 'where-restricted',
});
