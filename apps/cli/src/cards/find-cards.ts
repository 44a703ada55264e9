/** Finds cards of a game by what a person says about them. */
import type { CatalogEntry } from '@scoresheet/games-catalog';
import { cardText, similarNames, type CardFace } from '@scoresheet/rules-engine';
import { Fault, meant } from '../program/fault.js';

/** What the card has to be; what is not said may be anything. */
export interface CardWishes {
  /** A code, or a part of the name. */
  readonly name?: string;
  readonly set?: string;
  readonly force?: string;
  readonly type?: string;
  readonly rarity?: string;
  readonly cost?: string;
}

/** A card as this command shows it. */
export interface FoundCard extends Pick<CardFace, 'code' | 'name' | 'type' | 'cost' | 'stats'> {
  readonly set: string;
  readonly keywords: CardFace['keywords'];
  /** Attributes of the game: its Force, its rarity. */
  readonly words: CardFace['words'];
  readonly text: readonly string[];
  readonly flavour?: string;
  /** Whether the stats are what it adds to another card, as its text says already. */
  readonly statsInText: boolean;
}

type Attribute = Exclude<keyof CardWishes, 'name'>;

const ATTRIBUTES: Readonly<Record<Attribute, (card: FoundCard) => string>> = {
  set: ({ set }) => set,
  force: ({ words }) => words['force'] ?? '',
  type: ({ type }) => type,
  rarity: ({ words }) => words['rarity'] ?? '',
  cost: ({ cost }) => String(cost),
};

/** Throws, in words for the person who asked, where no card can be found. */
export function findCards(game: CatalogEntry, wishes: CardWishes): readonly FoundCard[] {
  let cards = cardsOf(game);
  for (const attribute of Object.keys(ATTRIBUTES) as Attribute[]) {
    const wanted = wishes[attribute];
    if (wanted === undefined) continue;
    checkKnown(attribute, wanted, cardsOf(game));
    cards = cards.filter((card) => isSaid(wanted, ATTRIBUTES[attribute](card)));
  }
  if (wishes.name !== undefined) cards = named(wishes.name, cards, cardsOf(game));
  if (cards.length === 0) throw noSuchCard('no card is all of this; leave out an option.');
  return cards;
}

function cardsOf({ rules, cardSets }: CatalogEntry): readonly FoundCard[] {
  return cardSets.flatMap(({ set, cards }) =>
    cards.flatMap(({ code, flavour }) => {
      const face = rules.faces[code];
      if (!face) return [];
      const { name, type, cost, stats, keywords, words } = face;
      const text = cardText(rules, face);
      const statsInText = rules.isBorne?.(face) === true;
      const own = { set, code, name, type, cost, stats, keywords, words, text, statsInText };
      return [flavour === undefined ? own : { ...own, flavour }];
    }),
  );
}

/** `relic` is said of an `equip-relic` as well. */
const isSaid = (wanted: string, value: string): boolean =>
  value === wanted.toLowerCase() || value.split('-').includes(wanted.toLowerCase());

function checkKnown(attribute: Attribute, wanted: string, cards: readonly FoundCard[]): void {
  const known = [...new Set(cards.map(ATTRIBUTES[attribute]))].filter(Boolean);
  if (known.some((value) => isSaid(wanted, value))) return;
  throw noSuchCard(`no card has the ${attribute} "${wanted}"; there are: ${known.join(', ')}.`);
}

function named(
  wanted: string,
  cards: readonly FoundCard[],
  all: readonly FoundCard[],
): readonly FoundCard[] {
  const asked = wanted.toLowerCase();
  const fits = ({ code, name }: FoundCard): boolean =>
    code === asked || name.toLowerCase().includes(asked);
  if (all.some(fits)) return cards.filter(fits);
  const similar = similarNames(
    wanted,
    all.map(({ name }) => name),
  );
  throw noSuchCard(`there is no card "${wanted}".${meant(similar)}`);
}

const noSuchCard = (message: string): Fault => new Fault('no-such-card', message);
