/** Which cards somebody looks for: by words that are printed on them, and by what they are. */
import type { PrintedCard } from './card-game.js';

/** What cards are told apart by, in the order in which a page asks for it. */
export const ASPECTS = ['type', 'strip', 'cost', 'keyword', 'set'] as const;
export type Aspect = (typeof ASPECTS)[number];

export interface Sought {
  /** Each of the words stands somewhere on the card. */
  readonly words: string;
  readonly is: { readonly [aspect in Aspect]?: string };
}

export function findCards(cards: readonly PrintedCard[], { words, is }: Sought): PrintedCard[] {
  const wanted = words.toLowerCase().split(/\s+/).filter(Boolean);
  return cards.filter(
    (card) =>
      ASPECTS.every((aspect) => {
        const value = is[aspect];
        return value === undefined || valuesOf(card, aspect).includes(value);
      }) && wanted.every((word) => printedOn(card).includes(word)),
  );
}

/**
 * The values that cards of the game have, in the order of the cards, costs by number; nothing where
 * all cards have the same, or where the aspect says what another one says.
 */
export function choicesOf(cards: readonly PrintedCard[], aspect: Aspect): readonly string[] {
  if (aspect === 'strip' && cards.every(({ tile, face }) => tile.strip?.value === face.type)) {
    return [];
  }
  const values = [...new Set(cards.flatMap((card) => valuesOf(card, aspect)))];
  if (values.length < 2) return [];
  return aspect === 'cost' ? values.sort((one, other) => Number(one) - Number(other)) : values;
}

function valuesOf({ face, tile, set }: PrintedCard, aspect: Aspect): readonly string[] {
  switch (aspect) {
    case 'type':
      return [face.type];
    case 'strip':
      return tile.strip ? [tile.strip.value] : [];
    case 'cost':
      return [String(face.cost)];
    case 'keyword':
      return Object.keys(face.keywords);
    case 'set':
      return [set];
  }
}

const texts = new WeakMap<PrintedCard, string>();

/** All words of the card in small letters; they are put together once. */
function printedOn(card: PrintedCard): string {
  const { face, text, setTitle, flavour = '', tile } = card;
  const known = texts.get(card);
  if (known !== undefined) return known;
  const parts = [face.name, face.code, tile.type, ...Object.values(face.words), ...tile.words];
  const all = [...parts, ...text, setTitle, flavour].join('\n').toLowerCase();
  texts.set(card, all);
  return all;
}
