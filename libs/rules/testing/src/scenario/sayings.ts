/** How an option may be said: as the game's phrases have it, with whatever its cards are called. */
import { isGiving } from '@scoresheet/rules-cards';
import type { Decision, Option } from '@scoresheet/rules-engine';
import { preciseName } from './card-names.js';
import { cardWords, labelledOrPrinted, seatName, type Table } from './names.js';
import { shapesFor, type Gap, type Shape } from './phrase-shape.js';

/** A phrase that fits an option, and what each of its gaps is about. */
export interface Saying {
  readonly pieces: readonly (string | Named)[];
  readonly isList: boolean;
}

/** One thing, or a set of them that may be said in any order. */
interface Named {
  readonly all: readonly Meant[];
  /** What stands between all but the last two. */
  readonly joint: string;
}

/** A thing that an option names. */
export interface Meant {
  /** All that it may be called, the usual words first. */
  readonly texts: readonly string[];
  /** The card's printed name, by which it is meant even where it has a label. */
  readonly printed: string;
  /** Names it and nothing else. */
  readonly precise: string;
  readonly isCard: boolean;
}

/** All phrases that fit, in the order of the game; with a kind only the usual ones of that kind. */
export const sayingsOf = (
  table: Table,
  option: Option,
  kind?: Decision['kind'],
): readonly Saying[] =>
  shapesFor(table.game.phrases, option.id)
    .filter(({ phrase }) => kind === undefined || !phrase.when || phrase.when.includes(kind))
    .flatMap((shape) => sayingOf(table, shape, option.id) ?? []);

function sayingOf(table: Table, shape: Shape, id: string): Saying | undefined {
  const { phrase, blanks, isList, pieces } = shape;
  const found = shape.option.exec(id);
  if (!found || !isNamedByCards(shape, id)) return undefined;
  const values = found.slice(1);
  // A phrase with words of its own is about them: "to altar 1" is not said of a card.
  const known = Object.values(phrase.words ?? {});
  if (phrase.words && !values.some((value) => known.includes(value))) return undefined;
  const meantBy = new Map<string, readonly Meant[]>();
  for (const [index, blank] of blanks.entries()) {
    const meant = meantIn(table, shape, blank, values[index] ?? '');
    if (!meant) return undefined;
    meantBy.set(blank, meant);
  }
  const inGap = ({ blanks: names, joint }: Gap): Named => ({
    all: names.flatMap((name) => meantBy.get(name) ?? []),
    joint,
  });
  return {
    isList,
    pieces: pieces.map((piece) => (typeof piece === 'string' ? piece : inGap(piece))),
  };
}

/** A name in front of `=` that the phrase leaves open is a target's, not that of a payment. */
const isNamedByCards = ({ names }: Shape, id: string): boolean =>
  id.split(' ').filter((word) => word.includes('=') && !isGiving(word)).length >= names;

/** What the card that acts calls those that it chooses; of one ability where the id names it. */
export function targetNames({ game, state, faces }: Table, id: string): readonly string[] {
  const [, card = '', index = ''] = id.split(' ');
  const code = state.cards[card]?.face ?? faces.get(card) ?? '';
  const abilities = game.rules.faces[code]?.abilities ?? [];
  const one = /^\d+$/.test(index) ? abilities[Number(index)] : undefined;
  const chosen = (one ? [one] : abilities).flatMap(({ choose = [] }) => choose);
  return [...new Set(chosen.map(({ name }) => name))];
}

/** What a value means in words, undefined where it is nothing that anybody could say. */
function meantIn(
  table: Table,
  { phrase }: Shape,
  blank: string,
  value: string,
): readonly Meant[] | undefined {
  const text = Object.entries(phrase.words ?? {}).find(([, id]) => id === value)?.[0];
  const { game, state } = table;
  if (text !== undefined) {
    const like = game.namedAfter?.(state).find(({ id }) => id === value)?.card;
    return [plain(text, like === undefined ? [] : [cardWords(table, like)])];
  }
  const face = blank === 'face' ? game.rules.faces[value] : undefined;
  if (face) return [plain(face.name)];
  const ids = value.split(',');
  if (ids.every((id) => state.cards[id])) return ids.map((id) => cardMeant(table, id));
  const isSeat = /^\d+$/.test(value) && Number(value) >= 1 && Number(value) <= state.seats;
  return isSeat ? [plain(seatName(game, Number(value)))] : undefined;
}

const plain = (text: string, others: readonly string[] = []): Meant => ({
  texts: [text, ...others],
  printed: text,
  precise: text,
  isCard: false,
});

function cardMeant(table: Table, id: string): Meant {
  const label = table.labelOf.get(id);
  const called = labelledOrPrinted(table, id);
  const precise = preciseName(table, id);
  const [, where = ''] = /\(([^()]*'s [^()]*)\)$/.exec(precise) ?? [];
  const isPlace = where !== '' && !/\bin\b/.test(where);
  return {
    texts: [...called, precise, ...(isPlace ? [where] : [])],
    printed: called.at(-1) ?? precise,
    precise: label ?? precise,
    isCard: true,
  };
}

/** How cards are called: as usual (by a label where there is one), as printed, or so that it is clear. */
export type Calling = 'usual' | 'printed' | 'precise';

export function inWords({ pieces, isList }: Saying, calling: Calling): string {
  const said = (meant: Meant): string =>
    calling === 'usual' ? (meant.texts[0] ?? meant.precise) : meant[calling];
  const gaps = pieces.map((piece) =>
    typeof piece === 'string' ? piece : listSaid(piece.all.map(said), piece.joint),
  );
  // One of a list is said by its name alone: the phrase stands around all of them.
  if (!isList) return gaps.join('');
  return gaps.filter((_, index) => typeof pieces[index] !== 'string').join(' and ');
}

/** `A, B and C`, or `A and B and C`. */
const listSaid = (names: readonly string[], joint: string): string =>
  [names.slice(0, -1).join(joint), ...names.slice(-1)].filter(Boolean).join(' and ');
