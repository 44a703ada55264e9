import type { Topic } from './topic.js';

export const firstGame: Topic = {
  title: 'Advice for a first game',
  says: [
    [
      ['Burn', 'Only what you need: each Energy is a turn less to live (R-BUD-13, R-BUD-77).'],
      ['Attack', 'Look for the weakness: DF does not help there (R-BUD-66).'],
      ['Defend', 'With Buddies of high DF that have nothing better to do (R-BUD-61).'],
      ['Decks', 'Attack them while nobody Defends: ten damage are a card (R-BUD-69).'],
      ['Pass', 'Powers may wait for the Skill that they are kept for (R-BUD-31).'],
    ],
  ],
};
