import type { Topic } from './topic.js';

export const combat: Topic = {
  title: 'Attacks, damage and Defending',
  says: [
    'An attack is a number and an element, "30 Fire". It is aimed at one other Buddy or at one deck, whoever has it (R-BUD-24, R-BUD-62, A-BUD-34).',
    'Against a Buddy the DF that is left absorbs damage, the rest is taken from HP. If the element is its weakness (WK), all of it is taken from HP (R-BUD-64, R-BUD-65, R-BUD-66).',
    'An example: 30 damage against DF 20 leave no DF and take 10 HP. At 0 HP it is knocked out: it lies there, keeps its place and its name, and does nothing (R-BUD-20, A-BUD-11).',
    'A Buddy that Defends cannot be attacked until your next Buddies phase, and its DF stands before your deck (R-BUD-60, R-BUD-61, A-BUD-14).',
    'Where a card says "Roll of 4", a die has to show 4 or less, or nothing of the rest happens (R-BUD-80).',
  ],
};
