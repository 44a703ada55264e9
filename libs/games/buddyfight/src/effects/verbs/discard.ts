/**
 * Fighters discard cards of their choice: the turn fighter chooses first, nothing is shown before
 * both have chosen, and then all goes at once, each fighter's in the order in which they were named.
 *
 * Decisions: A-BFT-43, A-BFT-66.
 */
import { discarding, move, tell } from '@scoresheet/rules-engine';
import { drop } from '../../field.js';
import { SEATS } from './meant.js';

export const { discard, discardStep } = discarding({
  kind: 'discard',
  from: 'hand',
  together: true,
  ordered: true,
  seats: SEATS.meant,

  discard(play, seat, cards) {
    for (const id of cards) move(play, id, drop(seat));
    tell(play, 'discarded', { seat, count: cards.length });
  },
});
