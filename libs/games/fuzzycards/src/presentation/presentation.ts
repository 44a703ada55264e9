/** How Fuzzycards is shown, and how its options read: slots by their names, and the other's Life. */
import { optionReader, type GamePresentation, type Pick } from '@scoresheet/rules-presentation';
import { FACES } from '../cards/card-set.js';
import { opponentOf, slotName, SLOTS } from '../field.js';
import { LAYOUT } from './layout.js';

type Means = (seat: number) => Pick;

const slots = [...SLOTS.altar, ...SLOTS.vault].map((slot): [string, Means] => [
  slotName(slot),
  (seat) => ({ is: 'slot', seat, zone: 'field', slot }),
]);

const life: Means = (seat) => ({ is: 'seat', seat: opponentOf(seat), what: 'life' });

const reads = optionReader({
  faces: FACES,
  means: { ...Object.fromEntries(slots), life },
});

export const PRESENTATION: GamePresentation = { layout: LAYOUT, reads };
