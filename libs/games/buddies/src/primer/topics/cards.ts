import type { Topic } from './topic.js';

export const cards: Topic = {
  title: 'The kinds of cards',
  says: [
    [
      ['Buddy', 'Stands in your party and acts for you; it has HP, DF and a weakness (R-BUD-18).'],
      ['Item', 'Used once and spent, or put on a Buddy where it says Equip (R-BUD-25).'],
      ['Skill', 'Does one thing, in your own Player phase (R-BUD-29).'],
      ['Power', 'A Skill for any time, also in the turns of others (R-BUD-31).'],
      ['Event', 'Changes a rule as long as it lies before you; you have one (R-BUD-33, R-BUD-34).'],
    ],
    [
      ['Cost', 'the Energy that playing it takes (R-BUD-10)'],
      ['Unique', 'one copy in a deck (R-BUD-03)'],
      ['Generic', 'any number in a deck, and in play (R-BUD-04, R-BUD-16)'],
    ],
    'Of any other Buddy only one of its name may be in play, whoever plays it (R-BUD-15).',
  ],
};
