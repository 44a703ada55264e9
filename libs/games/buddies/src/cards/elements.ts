/**
 * The seven elements, in the ring of the rulebook's flavour lines: each holds the next one down.
 *
 * Rules: R-BUD-08, R-BUD-79, R-BUD-84.
 */
import { shape } from '@scoresheet/rules-cards';

const MEANINGS = {
  light: 'Suppresses Shadow.',
  shadow: 'Suppresses Wind.',
  wind: 'Suppresses Metal.',
  metal: 'Suppresses Electricity.',
  electricity: 'Suppresses Water.',
  water: 'Suppresses Fire.',
  fire: 'Suppresses Light.',
};
export type Element = keyof typeof MEANINGS;

export const ELEMENTS = Object.keys(MEANINGS) as readonly Element[];

export const element = shape.oneOf(
  'element',
  MEANINGS,
  'An element; each suppresses the next one of the ring.',
);

/** An element's number, from 1; 0 for no element, and so for attacks without one (R-BUD-78). */
export const elementNumber = (word: unknown): number => ELEMENTS.indexOf(word as Element) + 1;
