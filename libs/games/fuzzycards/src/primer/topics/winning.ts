import type { Topic } from './topic.js';

export const winning: Topic = {
  title: 'How the game ends',
  says: [
    'Any one of these wins at once (R-FUZ-85):',
    [
      ['Life', 'The Life of your opponent is 0 or less (R-FUZ-73).'],
      ['Scroll', 'Your opponent has to draw and has no card left in the Scroll (R-FUZ-74).'],
      [
        '589',
        'All damage that you have dealt in this game adds up to exactly 589. Damage to cards and to Life counts; once you are past 589, this way is closed (R-FUZ-75, R-FUZ-76, R-FUZ-77).',
      ],
    ],
    'You may give up at any time; then your opponent has won (A-FUZ-80). If both would win or both would lose at the same moment, it is a draw (A-FUZ-40).',
  ],
};
