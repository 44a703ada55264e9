/** A card as a tile: read in one glance, with the figures of now beside what is printed. */
import { withoutUndefined } from '@scoresheet/rules-engine';
import type { CardFace, CardId, CardView } from '@scoresheet/rules-engine';
import type { Figure, Strip, StripMark } from '../layout/layout.js';
import { stateWords } from '../words/card-words.js';
import { faceOf, type GameWords } from '../words/game-words.js';
import { plain } from '../words/sentence.js';

/** What a tile needs of a game. */
export interface TileGame extends GameWords {
  readonly layout: { readonly figures: readonly Figure[]; readonly strip?: Strip };
}

export interface Tile {
  /** The id, where the viewer can tell the card from its neighbours. */
  readonly card?: CardId;
  /** The code of what is printed; absent face down. */
  readonly face?: string;
  readonly name: string;
  readonly strip?: StripMark & { readonly value: string };
  /** `hero`, `equip relic`. */
  readonly type: string;
  readonly cost?: number;
  /** Marks, keywords and changes in words: "new", "has attacked". */
  readonly words: readonly string[];
  readonly figures: readonly TileFigure[];
  readonly attached: readonly Tile[];
  /** Cards on it that the viewer does not know. */
  readonly attachedUnknown: number;
}

export interface TileFigure {
  readonly label: string;
  readonly value: number;
  /** What is printed, where that is another than `value`. */
  readonly printed?: number;
}

const FACE_DOWN = 'a card face down';

export function tileOf(game: TileGame, card: CardView): Tile {
  const face = faceOf(game, card.face);
  const under = Object.values(card.with ?? {});
  const known = under.flatMap(({ cards = [] }) => cards);
  const printed: PrintedPart = face ? printedPart(game, face) : { name: FACE_DOWN, type: '' };
  return withoutUndefined<Tile>({
    card: card.id,
    ...printed,
    words: wordsOn(game, card),
    figures: face ? figuresOf(game, card, face) : [],
    attached: known.map((each) => tileOf(game, each)),
    attachedUnknown: under.reduce((sum, { count }) => sum + count, 0) - known.length,
  });
}

type PrintedPart = Pick<Tile, 'cost' | 'face' | 'name' | 'strip' | 'type'>;

function printedPart({ layout: { strip } }: TileGame, face: CardFace): PrintedPart {
  const { code, name, type, cost } = face;
  const value = strip && (strip.attribute === 'type' ? type : face.words[strip.attribute]);
  const mark = value === undefined ? undefined : strip?.values[value];
  return withoutUndefined({
    face: code,
    name,
    type: type.replaceAll('-', ' '),
    cost,
    strip: mark && value !== undefined ? { ...mark, value } : undefined,
  });
}

/** What is drawn as a figure is not said again. */
function wordsOn({ layout, ...words }: TileGame, card: CardView): readonly string[] {
  const drawn = layout.figures.flatMap(({ less }) => less ?? []);
  return stateWords(words, card, [...drawn, ...words.rules.shownValues]).map(plain);
}

/** In a hand there is nothing but what is printed; at the table a mark may take from a value. */
function figuresOf(game: TileGame, card: CardView, face: CardFace): readonly TileFigure[] {
  return game.layout.figures.flatMap(({ value: what, label, less }) => {
    const printed = face.stats[what];
    const now = card.values?.[what] ?? printed;
    if (now === undefined || (printed === undefined && now === 0)) return [];
    const value = now - (less === undefined ? 0 : (card.marks?.[less] ?? 0));
    return [
      withoutUndefined({
        label,
        value,
        printed: printed !== undefined && printed !== value ? printed : undefined,
      }),
    ];
  });
}
