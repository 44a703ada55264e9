import type { Topic } from './topic.js';

export const rules: Topic = {
  title: 'The game in one page',
  says: [
    'Two players or more, each with a deck of 40 to 60 cards. The deck is your life: whoever has no card left in it is out, and the last one left has won (R-BUD-01, R-BUD-13, R-BUD-14).',
    'Everything that costs Energy is paid out of that deck as well: a card burned off its top is one Energy (R-BUD-75). What you do not spend is gone when the turn ends (R-BUD-77).',
    'Your Buddies stand in your party, four at most (R-BUD-17). Each acts once in your turn: it attacks a Buddy or a deck, does something else that its card says, or Defends your deck (R-BUD-23, R-BUD-59).',
    'Ten damage to a deck cost it a card (R-BUD-69). Damage to a Buddy is absorbed by its DF first, which is full again when the turn ends, then by its HP, which are not (R-BUD-64, R-BUD-73).',
    'Others may answer what you do by Powers, at any time: the last answer takes effect first (R-BUD-31, A-BUD-07). So you are asked again and again; pass when you have nothing to say.',
  ],
};
