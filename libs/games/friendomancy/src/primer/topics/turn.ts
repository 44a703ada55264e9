import type { Topic } from './topic.js';

export const turn: Topic = {
  title: 'A turn and its three steps',
  says: [
    [
      [
        'Draw Step',
        'Draw off your deck or off a Pool, or shuffle one to three cards of a Pool into your deck (R-FRI-50).',
      ],
      [
        'Main Step',
        'Play cards with your four Things and attack with your Friends, in any order (R-FRI-51, R-FRI-27).',
      ],
      ['End Step', 'You may discard one card and draw another one for it (R-FRI-52).'],
    ],
    'What you did not spend is lost; your next turn begins with four Things (R-FRI-30).',
  ],
};
