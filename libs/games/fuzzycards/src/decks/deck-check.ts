/**
 * Deck check: every problem is listed, not only the first.
 *
 * Rules: R-FUZ-21, R-FUZ-78 to 82; decision A-FUZ-35.
 */
import { tooManyCopies, unknownCards, type CopyLimit } from '@scoresheet/rules-cards';
import type { CardFace, Refusal } from '@scoresheet/rules-engine';
import { FACES } from '../cards/card-set.js';

const DECK_SIZE = 30; // R-FUZ-78
const MIN_HEROES = 15; // R-FUZ-21
const MAX_COPIES = 3; // R-FUZ-79
const MAX_LEGENDARY = 1; // R-FUZ-80

export interface DeckOptions {
  /** One Legendary in all instead of one of each name. */
  readonly legendaryTotal?: boolean;
}

/** What forbids this deck, given as card codes; nothing when it may be played. */
export function checkDeck(codes: readonly string[], options: DeckOptions = {}): readonly Refusal[] {
  const cards = codes.flatMap((code) => FACES[code] ?? []);
  const counted = options.legendaryTotal ? cards.filter((card) => !isLegendary(card)) : cards;
  return [
    ...unknownCards(codes, { faces: FACES, rule: 'R-FUZ-78' }),
    ...wrongSize(codes),
    ...tooFewHeroes(cards),
    ...tooManyCopies(counted, copiesAllowed, sameCard),
    ...(options.legendaryTotal ? tooManyLegendaries(cards) : []),
  ];
}

function wrongSize({ length }: readonly string[]): readonly Refusal[] {
  if (length === DECK_SIZE) return [];
  return [{ rule: 'R-FUZ-78', says: `A deck has ${DECK_SIZE} cards; this one has ${length}.` }];
}

function tooFewHeroes(cards: readonly CardFace[]): readonly Refusal[] {
  const heroes = cards.filter(({ type }) => type === 'hero').length;
  if (heroes >= MIN_HEROES) return [];
  return [{ rule: 'R-FUZ-21', says: `A deck needs ${MIN_HEROES} Heroes; this one has ${heroes}.` }];
}

const copiesAllowed = (card: CardFace): CopyLimit =>
  isLegendary(card)
    ? { most: MAX_LEGENDARY, rule: 'R-FUZ-80' }
    : { most: MAX_COPIES, rule: 'R-FUZ-79' };

const sameCard = ({ code }: CardFace): string => code;

const isLegendary = ({ words }: CardFace): boolean => words['rarity'] === 'legendary';

/** Copies of one name are among them: they are not reported a second time by their name. */
function tooManyLegendaries(cards: readonly CardFace[]): readonly Refusal[] {
  const count = cards.filter(isLegendary).length;
  if (count <= MAX_LEGENDARY) return [];
  return [{ rule: 'A-FUZ-35', says: `This match allows one Legendary; the deck has ${count}.` }];
}
