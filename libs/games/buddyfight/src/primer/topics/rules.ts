import type { Topic } from './topic.js';

export const rules: Topic = {
  title: 'The game in one page',
  says: [
    'Two fighters, each with a Flag, a Buddy and a deck of fifty cards or more. The Flag says which cards you may use (B01, B02).',
    'You begin with ten life, six cards in hand and two in the gauge, which lie face down and pay for others (B04, B05, B06).',
    'Monsters stand in three areas: left, center, right. Their sizes may be three in all (B08, B09).',
    'Monsters attack monsters, whose defense the power has to reach, or the other fighter, while nothing stands in its center: then their criticals are damage (R-BFT-27, R-BFT-29, B19).',
    'Whoever has no life left, or no card in the deck, loses as soon as that is looked at (R-BFT-18, B24).',
    'Once a game a card with the name of your Buddy is traded for the Buddy itself: that is the Buddy Call, and it gives a life (R-BFT-06 to R-BFT-10).',
  ],
};
