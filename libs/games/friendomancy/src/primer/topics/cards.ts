import type { Topic } from './topic.js';

export const cards: Topic = {
  title: 'The five kinds of cards',
  says: [
    [
      ['Friend', 'Stays on the Board, attacks, fights (R-FRI-06).'],
      ['Magic Spell', 'Does what it says and is discarded (R-FRI-13).'],
      ['Curse', 'Stays, and works again and again, for everybody whom it names (R-FRI-14).'],
      ['Whatever', 'Anything else; mostly stays (R-FRI-15).'],
      ['Foe', 'Nobody plays it: it comes out of a Pool, if the table wants Foes (R-FRI-17).'],
    ],
  ],
};
