import type { Topic } from './topic.js';

export const turn: Topic = {
  title: 'A turn and its five phases',
  says: [
    'They come in the same order every time; a phase is over when everybody has passed, one after the other, with nothing waiting (R-BUD-44, A-BUD-36).',
    [
      ['Draw', 'You draw a card (R-BUD-45).'],
      ['Prepare', 'Cards in play that name this phase do what they say (R-BUD-47).'],
      [
        'Player',
        'One Buddy, one Item, and as many Skills, Powers and Events as you can pay for; you may withdraw Buddies (R-BUD-48, R-BUD-27, R-BUD-55, R-BUD-51).',
      ],
      ['Buddies', 'Each Buddy that did not come in this turn may act once (R-BUD-56).'],
      [
        'End',
        'Effects of the turn end, you keep seven cards in hand, all DF is full again, all Energy is gone (R-BUD-71, R-BUD-72, R-BUD-73, R-BUD-77).',
      ],
    ],
    'Before the first turn everybody draws seven cards; a hand without a Buddy is shown and may be drawn anew (R-BUD-35, R-BUD-36). The highest die names the first player, and each puts one Buddy into play for nothing (R-BUD-38, R-BUD-39).',
  ],
};
