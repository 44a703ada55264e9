import type { Topic } from './topic.js';

export const firstGame: Topic = {
  title: 'Advice for a first game',
  says: [
    [
      ['Hand', 'Keep a hand with one or two cards that cost 1 or 2; else redraw it.'],
      ['Early', 'Fill the Vault with cheap Heroes; spend Energy before it reaches 5.'],
      [
        'Settle',
        'Bring Heroes forward that will attack next turn, and one that can take a blow. A Hero that is nearly knocked out rests in the Vault while others stand before it (R-FUZ-44).',
      ],
      ['Attack', 'Look for a target whose Force yours beats: 3 damage more (R-FUZ-19).'],
      ['Altar', 'Do not leave it empty: then your Life is open to every attack (R-FUZ-46).'],
      ['End', 'With an empty Altar before you, attack Life with everything (R-FUZ-53).'],
    ],
  ],
};
