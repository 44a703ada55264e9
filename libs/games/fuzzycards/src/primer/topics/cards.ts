import type { Topic } from './topic.js';

export const cards: Topic = {
  title: 'The kinds of cards',
  says: [
    [
      ['Hero', 'Fights. It has ATK, DEF and HP, and a Force (R-FUZ-02).'],
      [
        'Equip Relic',
        'Goes on one of your Heroes on the field and makes it better; it takes no place of its own and is lost with its Hero (R-FUZ-05, R-FUZ-06, R-FUZ-31).',
      ],
      [
        'Field Relic',
        'Takes a free place in either row and works as long as it stands. It never attacks, but it has HP and can be attacked (R-FUZ-07, R-FUZ-08, R-FUZ-32).',
      ],
      ['Event', 'Happens at once and goes to the discard pile (R-FUZ-09).'],
    ],
    [
      ['Cost', 'the Energy that playing it takes, 1 to 5 (R-FUZ-12)'],
      ['ATK', 'the damage it begins with when it attacks (R-FUZ-14)'],
      ['DEF', 'half of it is taken off the damage of attacks on this card (R-FUZ-14)'],
      ['HP', 'how much damage it can take; at 0 it is knocked out (R-FUZ-15)'],
      ['Force', 'against one other Force it deals 3 more; see [combat] (R-FUZ-19)'],
    ],
  ],
};
