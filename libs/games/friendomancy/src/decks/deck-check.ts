/**
 * Checks the hundred cards that a player brings: every problem is listed, not only the first.
 *
 * Rules: R-FRI-35 to 38; decisions A-FRI-03, A-FRI-04.
 */
import { tooManyCopies, unknownCards } from '@scoresheet/rules-cards';
import type { CardFace, Json, Refusal, Rules } from '@scoresheet/rules-engine';
import { FACES } from '../cards/card-set.js';
import { POOL_OF } from '../cards/card.js';

const CARDS_BROUGHT = 100; // R-FRI-35

/** How many of each cost from 0 to 4 there are of each type in format a. */
const BY_COST = [9, 7, 5, 3, 1]; // R-FRI-36
const BY_TYPE = 25; // R-FRI-37

type Format = 'a' | 'b' | 'c';
const COPIES: Readonly<Record<Format, number>> = { a: 9, b: 5, c: 10 }; // A-FRI-03
const RULE: Readonly<Record<Format, string>> = { a: 'R-FRI-36', b: 'R-FRI-37', c: 'R-FRI-38' };

/** What forbids these cards, given as codes, in the format of the match; nothing when all fits. */
export const checkDeck = (
  codes: readonly string[],
  options: { readonly [option: string]: Json } = {},
): readonly Refusal[] => checkDeckOf(FACES, codes, formatOf(options['format']));

/** What the JUDGE has not named is format a: none sits there (A-FRI-01). */
const formatOf = (format: Json | undefined): Format =>
  format === 'b' || format === 'c' ? format : 'a';

function checkDeckOf(
  faces: Rules['faces'],
  codes: readonly string[],
  format: Format,
): readonly Refusal[] {
  const cards = codes.flatMap((code) => faces[code] ?? []);
  return [
    ...unknownCards(codes, { faces, rule: 'R-FRI-35', where: 'the library' }),
    ...wrongSize(codes),
    ...foesAmong(cards),
    ...tooManyCopies(cards, () => ({ most: COPIES[format], rule: RULE[format] })),
    ...(format === 'a' ? wrongCosts(cards) : []),
    ...(format === 'b' ? wrongTypes(cards) : []),
  ];
}

function wrongSize({ length }: readonly string[]): readonly Refusal[] {
  if (length === CARDS_BROUGHT) return [];
  return [{ rule: 'R-FRI-35', says: `You bring ${CARDS_BROUGHT} cards; these are ${length}.` }];
}

/** Foes are the table's, not a player's (A-FRI-04). */
function foesAmong(cards: readonly CardFace[]): readonly Refusal[] {
  const foes = new Set(cards.filter(({ type }) => !POOL_OF[type]).map(({ name }) => name));
  return [...foes].map((name) => ({ rule: 'A-FRI-04', says: `${name} is a Foe, not yours.` }));
}

const typesOf = (): readonly string[] => Object.keys(POOL_OF);

function wrongCosts(cards: readonly CardFace[]): readonly Refusal[] {
  return typesOf().flatMap((type) =>
    BY_COST.flatMap((wanted, cost) => {
      const count = cards.filter((card) => card.type === type && card.cost === cost).length;
      const says = `Of type ${type} and cost ${cost} you bring ${wanted}; these are ${count}.`;
      return count === wanted ? [] : [{ rule: RULE.a, says }];
    }),
  );
}

function wrongTypes(cards: readonly CardFace[]): readonly Refusal[] {
  return typesOf().flatMap((type) => {
    const count = cards.filter((card) => card.type === type).length;
    const says = `Of type ${type} you bring ${BY_TYPE}; these are ${count}.`;
    return count === BY_TYPE ? [] : [{ rule: RULE.b, says }];
  });
}
