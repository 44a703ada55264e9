/**
 * Players discard cards of their choice, in turn order, each seeing what went before.
 *
 * Rule: R-FRI-58; decision A-FRI-63.
 */
import {
  cardOf,
  discarding,
  tell,
  type CardId,
  type Play,
  type Seat,
} from '@scoresheet/rules-engine';
import { discardOwned } from '../../board.js';
import { SEATS } from './meant.js';

export const { discard, discardStep } = discarding({
  kind: 'discard-choice',
  from: 'hand',
  together: false,
  seats: SEATS.meant,

  discard(play, seat, cards) {
    for (const id of cards) discardCard(play, seat, id);
  },
});

export function discardCard(play: Play, seat: Seat, id: CardId): void {
  const { face } = cardOf(play.state, id);
  discardOwned(play, id);
  tell(play, 'card-discarded', { seat, face });
}
