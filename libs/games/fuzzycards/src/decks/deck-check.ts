/**
 * Deck check: every problem is listed, not only the first.
 *
 * Rules: R-FUZ-21, R-FUZ-78 to 82; decision A-FUZ-35.
 */
import type { Refusal } from '@scoresheet/rules-engine';
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
  return [
    ...unknownCards(codes),
    ...wrongSize(codes),
    ...tooFewHeroes(codes),
    ...tooManyCopies(options.legendaryTotal ? codes.filter(isNoLegendary) : codes),
    ...(options.legendaryTotal ? tooManyLegendaries(codes) : []),
  ];
}

function unknownCards(codes: readonly string[]): readonly Refusal[] {
  return [...new Set(codes)]
    .filter((code) => !FACES[code])
    .map((code) => ({ rule: 'R-FUZ-78', says: `There is no card '${code}' in this ruleset.` }));
}

function wrongSize({ length }: readonly string[]): readonly Refusal[] {
  if (length === DECK_SIZE) return [];
  return [{ rule: 'R-FUZ-78', says: `A deck has ${DECK_SIZE} cards; this one has ${length}.` }];
}

function tooFewHeroes(codes: readonly string[]): readonly Refusal[] {
  const heroes = codes.filter((code) => FACES[code]?.type === 'hero').length;
  if (heroes >= MIN_HEROES) return [];
  return [{ rule: 'R-FUZ-21', says: `A deck needs ${MIN_HEROES} Heroes; this one has ${heroes}.` }];
}

function tooManyCopies(codes: readonly string[]): readonly Refusal[] {
  const copies = new Map<string, number>();
  for (const code of codes) copies.set(code, (copies.get(code) ?? 0) + 1);
  return [...copies].flatMap(([code, count]) => {
    const face = FACES[code];
    if (!face) return [];
    const legendary = isLegendary(code);
    const allowed = legendary ? MAX_LEGENDARY : MAX_COPIES;
    if (count <= allowed) return [];
    const rule = legendary ? 'R-FUZ-80' : 'R-FUZ-79';
    return [{ rule, says: `${face.name}: ${count} copies, ${allowed} allowed.` }];
  });
}

const isLegendary = (code: string): boolean => FACES[code]?.words['rarity'] === 'legendary';
const isNoLegendary = (code: string): boolean => !isLegendary(code);

/** Copies of one name are among them: they are not reported a second time by their name. */
function tooManyLegendaries(codes: readonly string[]): readonly Refusal[] {
  const count = codes.filter(isLegendary).length;
  if (count <= MAX_LEGENDARY) return [];
  return [{ rule: 'A-FUZ-35', says: `This match allows one Legendary; the deck has ${count}.` }];
}
