/**
 * Searching one's Scroll. What may be taken is restricted by most cards: all see that it was kept
 * to.
 *
 * Decisions: A-FUZ-76, A-FUZ-77.
 */
import { searching } from '@scoresheet/rules-engine';
import { check } from '../../endings.js';

export const { search, searchStep } = searching({
  from: 'scroll',
  to: 'hand',
  story: 'scroll-searched',
  shows: 'where-restricted',
  after: check,
});
