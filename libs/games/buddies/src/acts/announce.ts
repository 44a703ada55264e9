/**
 * Announcing a card out of the hand: everybody sees it, it lies in no pile from then on, and it is
 * paid. Who burns the last card for it is out, and it leaves with its player.
 *
 * Rules: R-BUD-10, R-BUD-12; decisions A-BUD-03, A-BUD-07, A-BUD-28, A-BUD-48.
 */
import { move, tell, type Card, type CardId, type Play, type Seat } from '@scoresheet/rules-engine';
import { pay } from '../effects/prices.js';
import { check } from '../endings.js';
import { announced, isIn } from '../field.js';
import { costOf } from '../values.js';

/** The card as it lies there, and as it is called in play from then on; undefined where its price put its player out. */
export function announce(
  play: Play,
  seat: Seat,
  card: Card,
  given: readonly CardId[] = [],
): CardId | undefined {
  const price = { energy: costOf(play, card), discard: given.length };
  tell(play, 'card-played', { seat, face: card.face });
  const id = move(play, card.id, announced(seat));
  pay(play, { seat, card: id, price, named: given });
  check(play);
  return isIn(play.state, seat) && play.state.outcome === null ? id : undefined;
}
