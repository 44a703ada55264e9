/** What the places of the field are called, in the order in which a table shows them. */
import type { Position } from '@scoresheet/rules-presentation';
import { AREAS, ITEM, NO_AREA } from '../field.js';

const SLOTS = { ...AREAS, item: ITEM, set: NO_AREA };

export const POSITIONS: readonly Position[] = Object.entries(SLOTS).map(([words, slot]) => ({
  words,
  zone: 'field',
  slot,
}));
