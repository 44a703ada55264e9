/** What a Hero of a rarity may print (R-FUZ-03, R-FUZ-16, A-FUZ-45, A-FUZ-72). */
import { shape } from '@scoresheet/rules-cards';
import type { CardEntry, Rarity } from './card.js';

type Range = readonly [least: number, most: number];

interface Allowed {
  readonly cost: Range;
  readonly atk: Range;
  readonly def: Range;
  readonly hp: Range;
}

/** R-FUZ-16; its ranges hold for Heroes and for no other cards (A-FUZ-45). */
const ALLOWED: Readonly<Record<Rarity, Allowed>> = {
  legendary: { cost: [5, 5], atk: [11, 13], def: [9, 13], hp: [17, 18] },
  epic: { cost: [4, 4], atk: [8, 10], def: [7, 9], hp: [12, 13] },
  rare: { cost: [3, 3], atk: [7, 10], def: [5, 8], hp: [9, 11] },
  uncommon: { cost: [2, 2], atk: [5, 8], def: [4, 7], hp: [6, 8] },
  common: { cost: [1, 1], atk: [3, 6], def: [3, 6], hp: [4, 6] },
};

const NUMBERS = ['cost', 'atk', 'def', 'hp'] as const;

export const rarityAllows: shape.Check = (card, path) => {
  const hero = card as CardEntry;
  if (hero.type !== 'hero') return [];
  const beyond = NUMBERS.flatMap((word) => {
    const [least, most] = ALLOWED[hero.rarity][word];
    const number = hero[word] ?? 0;
    if (number >= least && number <= most) return [];
    const range = least === most ? `${least}` : `${least} to ${most}`;
    const says = `a Hero that is ${hero.rarity} has ${range} here (R-FUZ-16)`;
    return shape.meaningless(`${path}.${word}`, says);
  });
  return [...beyond, ...plainIfCommon(hero, path)];
};

function plainIfCommon({ rarity, keywords, abilities }: CardEntry, path: string) {
  if (rarity !== 'common') return [];
  const printed = { keywords, abilities };
  return (['keywords', 'abilities'] as const).flatMap((word) =>
    printed[word] === undefined
      ? []
      : shape.meaningless(
          `${path}.${word}`,
          'a Hero that is common prints no ability and no keyword (R-FUZ-03, A-FUZ-72)',
        ),
  );
}
