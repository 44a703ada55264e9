import type { Topic } from './topic.js';

export const combat: Topic = {
  title: 'Attacks, fights and Foes',
  says: [
    'A Friend attacks once a turn, from the turn after it came on: a player, who loses Money equal to its Power, or a Friend of another player (R-FRI-06, R-FRI-07, R-FRI-66).',
    'Of two Friends that fight the one with less Power is lost, in a tie both (R-FRI-08, R-FRI-09).',
    'A Foe lies face up on a Pool or deck and charges its cost to whoever takes cards there. Friends wear its Power down; who brings it to nothing gets its Loot (R-FRI-21, R-FRI-24, R-FRI-25).',
  ],
};
