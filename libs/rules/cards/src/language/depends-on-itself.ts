/**
 * Lasting changes in a card file that could depend on what they change. The rules have an answer to
 * it (docs/rules-engine.md, "Values that depend on themselves"), which authors seldom mean.
 */
import { askingsOf, circlesOf, type Ability, type Rules } from '@scoresheet/rules-engine';
import type { Problem } from '../shape/shape.js';

/** A warning for each word that asks for a value on which the text, or another of the file, works. */
export function dependingOnItself(
  cards: readonly { readonly abilities?: readonly Ability[] }[],
  asks: Rules['asks'],
): readonly Problem[] {
  const all = cards.flatMap(({ abilities = [] }, card) =>
    abilities.flatMap((ability, number) =>
      askingsOf(asks, ability).map(({ path, ...asking }) => ({
        ...asking,
        path: `cards[${card}].abilities[${number}].${path}`,
      })),
    ),
  );
  const circles = circlesOf(all);
  const inCircle = all.filter(
    ({ what, asked }) => circles.has(what) && circles.get(what) === circles.get(asked),
  );
  const paths = new Set(inCircle.map(({ path }) => path));
  return [...paths].map((path) => ({ path, says: 'this would depend on itself' }));
}
