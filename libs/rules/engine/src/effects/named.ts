/** Cards that an effect calls by a name. */
import type { Reading } from '../contract/rules.js';
import type { CardId } from '../contract/state.js';
import type { Effect } from '../contract/vocabulary.js';

/** The source itself, what the game calls so, what was chosen by that name: as far as still there. */
export function cardsNamed(reading: Reading, name: string, effect: Effect): readonly CardId[] {
  const ids =
    name === 'self' ? [effect.card] : (namedByGame(reading, name, effect) ?? chosen(effect, name));
  return ids.filter((id) => reading.state.cards[id]);
}

function namedByGame(
  reading: Reading,
  name: string,
  effect: Effect,
): readonly CardId[] | undefined {
  return reading.rules.named?.[name]?.(reading, effect);
}

function chosen(effect: Effect, name: string): readonly CardId[] {
  if (name === 'it') return effect.it === undefined ? [] : [effect.it];
  return effect.chosen[name] ?? [];
}
