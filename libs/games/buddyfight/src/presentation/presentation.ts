/** How Buddyfight is shown, and how its options read: areas, fighters, and abilities that wait. */
import {
  optionReader,
  waiting,
  type GamePresentation,
  type OptionReader,
  type Pick,
} from '@scoresheet/rules-presentation';
import { FACES } from '../cards/card-set.js';
import { AREAS } from '../field.js';
import { LAYOUT } from './layout.js';

const areas = Object.entries(AREAS).map(([area, slot]): [string, (seat: number) => Pick] => [
  area,
  (seat) => ({ is: 'slot', seat, zone: 'field', slot }),
]);

/** `ho-063 0 2`: a printed card, its ability, and which of several that wait. */
const waitingAbility: OptionReader = (_, { id }) => ({
  verb: '',
  steps: [{ picks: [waiting(id)] }],
});

const reads = optionReader({
  faces: FACES,
  means: Object.fromEntries(areas),
  belongings: ['fighter'],
  otherwise: { 'choose-auto': waitingAbility },
});

export const PRESENTATION: GamePresentation = { layout: LAYOUT, reads };
