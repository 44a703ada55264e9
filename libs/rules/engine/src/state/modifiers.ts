/** Values are asked for, never stored: what is printed, what lasts, what was given for a time. */
import type { Reading } from '../contract/rules.js';
import type { Card, CardId } from '../contract/state.js';
import { faceOfCard } from './faces.js';
import { cardOf } from './state.js';

/**
 * The value of a card now: printed, or as the latest change sets it; then what is added for a
 * time; then what lasts. Below 0 where the sum is: a game floors what it does not allow.
 */
export function valueOf(reading: Reading, id: CardId, what: string): number {
  const card = cardOf(reading.state, id);
  return ownValueOf(reading, card, what) + (reading.rules.lasting?.(reading, card, what) ?? 0);
}

/** A value without what lasts, for games that look that up once for many cards. */
export function ownValueOf(reading: Reading, card: Card, what: string): number {
  const { rules, state } = reading;
  let value = rules.baseValue(card, faceOfCard(reading, card), what);
  let added = 0;
  for (const modifier of state.modifiers) {
    if (modifier.card !== card.id || modifier.what !== what) continue;
    if (modifier.sets) value = modifier.by;
    else added += modifier.by;
  }
  return value + added;
}
