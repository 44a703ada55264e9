/** What cards say: the text on a card is made out of its data, so that the two cannot differ. */
import type { CardWords, InstructionSaid } from '@scoresheet/rules-cards';

const counted = ({ number }: InstructionSaid, one: string, many: string): string =>
  `${number} ${number === '1' ? one : many}`;

export const CARD_WORDS: CardWords = {
  card: ['card', 'cards'],
  timings: { play: {} },
  costs: {},
  filters: {},
  zones: {},
  named: { self: () => 'this card' },
  values: {},
  counters: { points: 'points' },
  verbs: {
    score: (said) => ({ order: `score ${counted(said, 'point', 'points')}` }),
    rob: (said) => ({ statement: `your opponent loses ${counted(said, 'point', 'points')}` }),
    draw: (said) => ({ order: `draw ${counted(said, 'card', 'cards')}` }),
  },
  durations: {},
};
