/** How the options of Fuzzycards read: slots by the names that players say, and the other's Life. */
import { optionReader, type Pick } from '@scoresheet/rules-presentation';
import { FACES } from '../cards/card-set.js';
import { opponentOf, slotName, SLOTS } from '../field.js';

type Means = (seat: number) => Pick;

const slots = [...SLOTS.altar, ...SLOTS.vault].map((slot): [string, Means] => [
  slotName(slot),
  (seat) => ({ is: 'slot', seat, zone: 'field', slot }),
]);

const life: Means = (seat) => ({ is: 'seat', seat: opponentOf(seat), what: 'life' });

export const reads = optionReader({
  faces: FACES,
  means: { ...Object.fromEntries(slots), life },
});
