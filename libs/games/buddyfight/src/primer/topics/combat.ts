import type { Topic } from './topic.js';

export const combat: Topic = {
  title: 'Attacks and damage',
  says: [
    'A standing card attacks and rests by it. Monsters attack from any area, an item only while your own center is empty (B18).',
    'Any monster of the other side may be attacked; the fighter only while its center is empty (B19).',
    'Several cards may attack together: their powers are added against a monster, their criticals against a fighter (R-BFT-28, R-BFT-29).',
    'An example: 3000 and 2000 together reach a defense of 5000, and the monster is destroyed. Against a fighter criticals of 2 and 1 are three damage.',
    'A target that left its area is not hit, and no other takes its place (R-BFT-44).',
    'An item with a defense protects its fighter: the power has to reach it, or nothing is dealt (B22).',
  ],
};
