/** The worlds of the set; a Flag says which of them its fighter may use. Rule: B02. */
import { shape } from '@scoresheet/rules-cards';

export const GENERIC = 'Generic';

export const world = shape.oneOf(
  'world',
  {
    'Brass Harbor': 'Sailors, boilers and tides.',
    'Midnight Orchard': 'Roots, moths and lanterns.',
    [GENERIC]: 'Fits every Flag.',
  },
  'The world of the card; a Flag says whose cards may be used.',
);
