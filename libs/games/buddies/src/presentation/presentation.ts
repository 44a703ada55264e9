/** How Buddies is shown, and how its options read: a deck is a target like a Buddy. */
import {
  optionReader,
  type GamePresentation,
  type OptionReader,
} from '@scoresheet/rules-presentation';
import { FACES } from '../cards/card-set.js';
import { LAYOUT } from './layout.js';

/** `seat 2`, asked of whoever won the right to say who begins. */
const seatNamed: OptionReader = (_, { id }) => ({
  verb: '',
  steps: [{ picks: [{ is: 'seat', seat: Number(id.split(' ')[1]) }] }],
});

const reads = optionReader({
  faces: FACES,
  belongings: ['deck'],
  otherwise: { 'first-player': seatNamed },
});

export const PRESENTATION: GamePresentation = { layout: LAYOUT, reads };
