/**
 * The seven elements, in the ring of the rulebook's flavour lines: each holds the next one down.
 *
 * Rules: R-BUD-08, R-BUD-79, R-BUD-84.
 */
export const ELEMENTS = [
  'light',
  'shadow',
  'wind',
  'metal',
  'electricity',
  'water',
  'fire',
] as const;
export type Element = (typeof ELEMENTS)[number];

/** An element's number, from 1; 0 for no element, and so for attacks without one (R-BUD-78). */
export const elementNumber = (element: unknown): number => ELEMENTS.indexOf(element as Element) + 1;
