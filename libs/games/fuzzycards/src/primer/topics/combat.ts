import type { Topic } from './topic.js';

export const combat: Topic = {
  title: 'Attacks and damage',
  says: [
    'You name an attacker on your Altar and what it attacks: a card on the opposing Altar, or, when that row is empty, a card in the Vault behind it or the Life of your opponent (R-FUZ-46, R-FUZ-56, A-FUZ-03).',
    'Against a card, the damage is the ATK of the attacker, minus half the DEF of the target (rounded down), plus 3 if the Force of the attacker beats the Force of the target. It is never less than 1 (R-FUZ-48, R-FUZ-49, R-FUZ-19).',
    'An example: ATK 8 attacks DEF 5 and has the better Force: 8 - 2 + 3 = 9. A target with 7 HP left is knocked out, and the other 2 go through to its owner: that is called Pierce (R-FUZ-15, R-FUZ-52).',
    'Against Life, the damage is the whole ATK: there is no DEF and no Force (R-FUZ-53).',
    'Each Force beats one other (R-FUZ-20, A-FUZ-01):',
    [
      ['Power', 'beats Clarity'],
      ['Clarity', 'beats Prophecy'],
      ['Prophecy', 'beats Conviction'],
      ['Conviction', 'beats Wisdom'],
      ['Wisdom', 'beats Power'],
    ],
    'The target does not hit back (R-FUZ-58). Damage stays on a card from turn to turn (A-FUZ-30).',
  ],
};
