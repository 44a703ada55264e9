/** How the options of Buddies read: a deck is a target like a Buddy, and a seat is simply named. */
import { optionReader, type OptionReader } from '@scoresheet/rules-presentation';
import { FACES } from '../cards/card-set.js';

/** `seat 2`, asked of whoever won the right to say who begins. */
const seatNamed: OptionReader = (_, { id }) => ({
  verb: '',
  steps: [{ picks: [{ is: 'seat', seat: Number(id.split(' ')[1]) }] }],
});

export const reads = optionReader({
  faces: FACES,
  belongings: ['deck'],
  otherwise: { 'first-player': seatNamed },
});
