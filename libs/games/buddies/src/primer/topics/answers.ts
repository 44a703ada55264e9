import type { Topic } from './topic.js';

export const answers: Topic = {
  title: 'The stack, and how to answer',
  says: [
    'Skills, Powers and what Buddies do are announced first: their target is named, their cost is paid, and they wait on the stack (A-BUD-35, A-BUD-39).',
    'Then everybody is asked, beginning with the turn player and going left. Whoever plays a Power lays it on top, and all are asked anew. When all pass, the top one takes effect (A-BUD-07).',
    'A Power that cancels takes what it names off the stack; the cost stays paid (R-BUD-32, A-BUD-09). If its target is gone by then, an effect does nothing (A-BUD-10).',
    'Buddies, Items and Events take effect at once, and nobody comes between; so do withdrawing, Defending and burning (A-BUD-35).',
  ],
};
