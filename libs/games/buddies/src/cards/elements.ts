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

/** From 1; 0 for what has none, and so for attacks without an element (R-BUD-78). */
export const elementNumber = (element: unknown): number => ELEMENTS.indexOf(element as Element) + 1;
