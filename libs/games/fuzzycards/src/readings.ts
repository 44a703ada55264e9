/** The holes in the rules that a match may read in more than one way: "the reading (decision)". */
import { reading } from '@scoresheet/rules-presentation';

export const emptyAltar = reading('emptyAltar', {
  usual: 'choice',
  others: [
    ['vaultFirst', 'behind an empty Altar the Vault is attacked before Life (A-FUZ-03)'],
    ['lifeOnly', 'behind an empty Altar only Life is attacked (A-FUZ-03)'],
  ],
});

export const count589 = reading('count589', {
  usual: 'attack',
  others: [['part', '589 is looked for after each part of an attack (A-FUZ-05)']],
});

export const stealthWall = reading('stealthWall', {
  usual: 'blocks',
  others: [['open', 'an Altar of nothing but Stealth counts as empty (A-FUZ-19)']],
});

export const mulliganKeepsSize = reading('mulliganKeepsSize', {
  usual: false,
  others: [[true, 'a mulligan gives back as many cards as it takes (A-FUZ-32)']],
});

export const legendaryTotal = reading('legendaryTotal', {
  usual: false,
  others: [[true, 'a deck has one Legendary in all (A-FUZ-35)']],
});

export const protection = reading('protection', {
  usual: 'all',
  others: [['attacks', 'Stealth and the Altar protect from attacks alone (A-FUZ-49)']],
});

export const READINGS = [
  emptyAltar,
  count589,
  stealthWall,
  mulliganKeepsSize,
  legendaryTotal,
  protection,
];
