import type { Topic } from './topic.js';

export const rules: Topic = {
  title: 'What it is about',
  says: [
    'Whoever has the most Money when the last round is over has won; everybody begins with 20, and Money may fall below nothing (R-FRI-02, R-FRI-16, R-FRI-33).',
    'Everybody brings a hundred cards. Sorted by type they become four Pools, out of which each drafts a deck of 24 (R-FRI-35, R-FRI-39, R-FRI-32).',
    'When a deck has run out the next round is the last one (R-FRI-34, R-FRI-72).',
  ],
};
