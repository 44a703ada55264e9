/** Looking through the own deck: what is taken is shown to all. Decisions: A-BFT-43, A-BFT-67. */
import { searching } from '@scoresheet/rules-engine';

export const { search, searchStep } = searching({
  from: 'deck',
  to: 'hand',
  story: 'deck-searched',
  shows: 'always',
});
