/** The printed cards of one game, with all that is searched, shown and printed of them. */
import { withoutUndefined } from '@scoresheet/rules-engine/without-undefined';
import type { CatalogEntry } from '@scoresheet/games-catalog/lazy';
import type { CardFace } from '@scoresheet/rules-engine';
import { tileOf, type Tile } from '@scoresheet/rules-presentation';
import { loadEntry } from '../match/game/load-game.js';

export interface PrintedCard {
  readonly face: CardFace;
  readonly tile: Tile;
  /** A line for each ability. */
  readonly text: readonly string[];
  /** The word of its set, and what the set is called. */
  readonly set: string;
  readonly setTitle: string;
  readonly flavour?: string;
}

export interface CardGame extends CatalogEntry {
  readonly id: string;
  readonly cards: readonly PrintedCard[];
  readonly cardOf: (code: string) => PrintedCard | undefined;
}

const loaded = new Map<string, CardGame>();

/** The cards of a game; undefined for one that these pages do not know. */
export async function loadCards(id: string): Promise<CardGame | undefined> {
  const known = loaded.get(id);
  if (known) return known;
  const entry = await loadEntry(id);
  if (!entry) return undefined;
  const game = cardGame(id, entry);
  loaded.set(id, game);
  return game;
}

export function cardGame(id: string, entry: CatalogEntry): CardGame {
  const { rules, ruleset, presentation, cardSets } = entry;
  const shown = { title: entry.title, rules, primer: entry.primer, ...presentation };
  const cards = cardSets.flatMap(({ set, title, cards: printed }) =>
    printed.flatMap(({ code, flavour }): PrintedCard[] => {
      const face = rules.faces[code];
      if (!face) return [];
      const card = withoutUndefined<PrintedCard>({
        face,
        set,
        setTitle: title,
        text: ruleset.cardText(code),
        tile: tileOf(shown, { face: code }),
        flavour,
      });
      return [card];
    }),
  );
  const byCode = new Map(cards.map((card) => [card.face.code, card]));
  return { ...entry, id, cards, cardOf: (code) => byCode.get(code) };
}
