import type { Topic } from './topic.js';

export const turn: Topic = {
  title: 'A turn and its phases',
  says: [
    'They come in the same order every time (B12 to B14).',
    [
      ['Start', 'Your cards stand, you draw one, and may charge a card to draw another (B12).'],
      ['Main', 'Call monsters, equip an item, cast spells, use abilities, as you can pay (B13).'],
      ['Attack', 'Attack after attack, until you end it (R-BFT-39).'],
      ['Final', 'Impacts are cast now, and only now unless they say [Counter] (B14).'],
      ['End', 'What lasts for the turn stops (B17).'],
    ],
    'Who goes first does not draw for the first turn, and attacks once in it, without a link attack (B12, B15).',
  ],
};
