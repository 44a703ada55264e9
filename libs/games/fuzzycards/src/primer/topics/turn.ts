import type { Topic } from './topic.js';

export const turn: Topic = {
  title: 'A turn and its six phases',
  says: [
    'They come in the same order every time, and you are asked only where there is something to decide (R-FUZ-36).',
    [
      ['Genesis', 'You gain 1 Energy, up to 5 (R-FUZ-37).'],
      ['Decode', 'You draw a card, except in the first turn of the whole game (R-FUZ-39).'],
      [
        'Activate',
        'Play as many cards as you can pay for, and use abilities marked Activate; then end the phase (R-FUZ-40, R-FUZ-72).',
      ],
      [
        'Settle',
        'Move any of your cards between Altar and Vault, for nothing, all at once; no row holds more than three (R-FUZ-42, A-FUZ-15).',
      ],
      [
        'Validate',
        'Each Hero on your Altar may attack once, unless it was played this turn and has no Rush (R-FUZ-45, R-FUZ-41).',
      ],
      [
        'Exodus',
        'You keep at most 7 cards in hand; effects of the end of the turn happen; then it is the turn of your opponent (R-FUZ-47).',
      ],
    ],
    'Before the first turn both reveal a card; the higher cost wins and says who begins (R-FUZ-26, R-FUZ-27). Who begins draws 5 cards, the other one 6 (R-FUZ-28). Each may once shuffle the hand back and draw 5 new cards: the mulligan (R-FUZ-29).',
  ],
};
