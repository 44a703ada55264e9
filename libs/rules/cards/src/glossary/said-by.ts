/** Whether a printed card says a word of its language, and in which of its abilities. */
import type { Ability, CardFace } from '@scoresheet/rules-engine';

export type WordKind =
  | 'type'
  | 'timing'
  | 'shorthand'
  | 'verb'
  | 'filter'
  | 'value'
  | 'duration'
  | 'cost'
  | 'payment'
  | 'zone'
  | 'counter'
  | 'thing'
  | 'named';

/** The index of the first ability that says it, -1 where it is printed besides; undefined for no. */
export function isSaidBy(kind: WordKind, word: string, face: CardFace): number | undefined {
  if (kind === 'type') return face.type === word ? -1 : undefined;
  const at = face.abilities.findIndex((ability) => SAID[kind](word, ability));
  if (at >= 0) return at;
  return kind === 'value' && face.keywords[word] !== undefined ? -1 : undefined;
}

/** Some place in the tree of an ability where `key` stands for one of these words. */
const stands =
  (...keys: readonly string[]) =>
  (word: string, said: unknown): boolean =>
    anywhere(said, (key, value) => keys.includes(key) && value === word);

/** Selectors and prices are tables, of which the word is a key. */
const isKeyIn =
  (...tables: readonly string[]) =>
  (word: string, said: unknown): boolean =>
    anywhere(
      said,
      (key, value) =>
        tables.includes(key) && typeof value === 'object' && value !== null && word in value,
    );

const SAID: {
  readonly [K in Exclude<WordKind, 'type'>]: (word: string, ability: Ability) => boolean;
} = {
  timing: (word, { timing }) => timing === word,
  /** What was written short is printed spelt out, with a verb of the same word. */
  shorthand: stands('verb'),
  verb: stands('verb'),
  filter: isKeyIn('from', 'to', 'on', 'count', 'for'),
  value: stands('what', 'value', 'keyword'),
  duration: stands('until'),
  cost: isKeyIn('cost'),
  payment: stands('how'),
  zone: stands('zone'),
  counter: stands('counter'),
  thing: stands('things'),
  named: stands('to', 'of'),
};

function anywhere(said: unknown, fits: (key: string, value: unknown) => boolean): boolean {
  if (typeof said !== 'object' || said === null) return false;
  return Object.entries(said).some(([key, value]) => fits(key, value) || anywhere(value, fits));
}
