/**
 * Players discard cards of their choice: each is asked in turn order, and nothing is shown before
 * all have chosen; then all go at once, each player's in the order in which they were named.
 *
 * Decisions: A-BUD-48, A-BUD-60.
 */
import { discarding, move, tell } from '@scoresheet/rules-engine';
import { trash } from '../../field.js';
import { SEATS } from './meant.js';

export const { discard, discardStep } = discarding({
  kind: 'discard-choice',
  from: 'hand',
  together: true,
  ordered: true,
  seats: SEATS.meant,

  discard(play, seat, cards) {
    for (const id of cards) move(play, id, trash(seat));
    tell(play, 'hand-trimmed', { seat, count: cards.length });
  },
});
