import type { Topic } from './topic.js';

export const answers: Topic = {
  title: 'Answers by [Counter]',
  says: [
    'What somebody uses is named and paid first; then the other may answer with one [Counter], which takes effect before it (R-BFT-50, R-BFT-60).',
    'An answer is not answered: a further [Counter] has to wait until both are done (R-BFT-61).',
    'The turn fighter is always first. When it has passed, the other may use a [Counter] by itself, which the turn fighter may answer (R-BFT-49, R-BFT-54).',
    'While an attack is under way each fighter uses one [Counter] at most (A-BFT-18).',
    'What comes to nothing goes to the drop zone, and what was paid stays paid (B34).',
  ],
};
