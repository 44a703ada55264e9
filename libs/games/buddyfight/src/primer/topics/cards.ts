import type { Topic } from './topic.js';

export const cards: Topic = {
  title: 'The kinds of cards, and their keywords',
  says: [
    [
      ['Flag', 'Says which worlds you may use, and sometimes what you begin with (B02, B05).'],
      ['Monster', 'Has a size, power, defense and critical (B11).'],
      ['Item', 'You carry one; a new one takes its place (B08).'],
      ['Spell', 'Does one thing in your main phase, or stays where it says [Set] (B31).'],
      ['Impact', 'Does one thing in your final phase (B14).'],
    ],
    [
      ['[Counter]', 'may be used as an answer, in any turn (R-BFT-49)'],
      ['Penetrate', 'a hit on the center costs the fighter its critical (R-BFT-32)'],
      ['Counterattack', 'destroys an attacker with less defense than its power (R-BFT-31)'],
      ['Double Attack', 'stands again after its first attack of a turn (R-BFT-38)'],
      ['Move', 'goes to an empty area before the attacks (B28)'],
      ['Soulguard', 'a card of its soul goes in its place (B29)'],
      ['Lifelink', 'costs its fighter life when it leaves (B30)'],
    ],
  ],
};
