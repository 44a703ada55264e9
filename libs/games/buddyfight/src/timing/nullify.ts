/**
 * A declared thing comes to nothing: its card goes to the drop zone and what was paid stays paid.
 * Of a nullified Buddy Call the copy stays in the Buddy Zone.
 *
 * Rules: R-BFT-09, R-BFT-21, B34; decision A-BFT-12.
 */
import { cardOf, move, rework, tell, zoneOf, type Play } from '@scoresheet/rules-engine';
import { dropSoul } from '../combat/leave.js';
import { drop } from '../field.js';
import { exchangeOf } from './item.js';

/** Nullifies what the effect that resolves now answers; false where it answers nothing. */
export function nullify(play: Play): boolean {
  const exchange = exchangeOf(play.state);
  if (exchange?.stage !== 'between' || exchange.first.nullified) return false;
  const { card, face, does } = exchange.first;
  rework(play, exchange).first = { ...exchange.first, nullified: true };
  tell(play, 'nullified', { face, does });
  toDrop(play, card);
  return true;
}

/** A declared card that does not come into play, and its soul with it. */
export function toDrop(play: Play, id: string): void {
  const card = play.state.cards[id];
  if (!card || zoneOf(card.place) !== 'declared') return;
  dropSoul(play, id);
  move(play, id, drop(cardOf(play.state, id).owner));
}
