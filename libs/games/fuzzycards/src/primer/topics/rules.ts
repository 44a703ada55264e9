import type { Topic } from './topic.js';

export const rules: Topic = {
  title: 'The game in one page',
  says: [
    'Two players duel, each with a deck of 30 cards, called the Scroll, and 33 Life (R-FUZ-21, R-FUZ-22). Whoever brings the other to 0 Life has won; there are two more ways, see [winning].',
    'Each side of the field has two rows of three places: the Altar in front and the Vault behind it (R-FUZ-24, R-FUZ-84). Only cards on the Altar attack, and they shield what stands behind them: the Vault and your Life can be attacked only while your Altar is empty (R-FUZ-34, R-FUZ-35, R-FUZ-46).',
    'You pay for cards with Energy. You get 1 at the start of each of your turns, never hold more than 5, and keep what you do not spend (R-FUZ-23, R-FUZ-37, R-FUZ-38). So the first turns are slow: with 1 Energy you play a card that costs 1, or save for a dearer one.',
    'A new Hero starts in the Vault (R-FUZ-30). In the phase called Settle you move it to the Altar, and from your next turn on it attacks once in each of your turns (R-FUZ-41, R-FUZ-42, R-FUZ-45).',
    'That is all you need to begin. Go on with [turn], [combat], [keywords], [cards].',
  ],
};
