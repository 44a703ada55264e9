import type { Topic } from './topic.js';

export const keywords: Topic = {
  title: 'Keywords, and when abilities happen',
  says: [
    [
      ['Rush', 'Enters the Altar and may attack in the turn it is played (R-FUZ-59).'],
      ['Guard', 'While it stands on the Altar, attacks have to go to it first (R-FUZ-54).'],
      ['Stealth', 'Nobody can choose it as a target until it has attacked (R-FUZ-55).'],
      ['Drain', 'Heals itself by the damage that it deals (R-FUZ-61, A-FUZ-23).'],
      ['Burn 2', 'Takes 2 damage at the end of every turn, yours or not (R-FUZ-62, A-FUZ-28).'],
      ['Shield', 'The first damage it would take in each turn becomes 0 (R-FUZ-63).'],
      [
        'Bridge',
        'When attacked it may step back to a free place in the Vault; the attack is over (R-FUZ-64, A-FUZ-25).',
      ],
      ['Silence', 'Takes away every ability and keyword for a time (R-FUZ-65, A-FUZ-27).'],
    ],
    'A card says when each of its abilities happens:',
    [
      ['On Deploy', 'when the card comes into play (R-FUZ-66)'],
      ['On Attack', 'when it declares an attack (R-FUZ-67)'],
      ['On Hit', 'after it has dealt damage (R-FUZ-68)'],
      ['On Kill', 'after it has knocked out an enemy (R-FUZ-70)'],
      ['On KO', 'after it has been knocked out itself (R-FUZ-69)'],
      ['Passive', 'all the time, as long as it lies on the field (R-FUZ-71)'],
      ['Activate', 'in your Activate phase, for its price, once in a turn (R-FUZ-72)'],
    ],
  ],
};
