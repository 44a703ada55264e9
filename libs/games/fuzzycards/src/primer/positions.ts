/** What the places of the field are called: the Altar first, as the table shows it. */
import type { Position } from '@scoresheet/rules-presentation';
import { slotName, SLOTS } from '../field.js';

export const POSITIONS: readonly Position[] = [...SLOTS.altar, ...SLOTS.vault].map((slot) => ({
  words: slotName(slot).replace('-', ' '),
  zone: 'field',
  slot,
}));
