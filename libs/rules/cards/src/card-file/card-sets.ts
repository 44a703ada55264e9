/** The printed cards of a ruleset: sets in a few files, each of which is read like anybody's. */
import type { CardFace } from '@scoresheet/rules-engine';
import type { CardLanguage } from '../language/language.js';
import type { Problem } from '../shape/shape.js';
import type { CardFile } from './reading.js';
import { foundTwice, type Key, type PlacedCard } from './unique.js';

interface Printed<Entry, Face> {
  /** What JSON or YAML made of each file, by its name, in the order of the codes. */
  readonly files: { readonly [name: string]: unknown };
  readonly language: Pick<CardLanguage<Entry>, 'readCardFile' | 'unique'>;
  faceOf(entry: Entry): Face;
}

export interface CardSet<Entry> extends CardFile<Entry> {
  /** Texts that the rules allow and authors seldom mean, each with its file and place. */
  readonly warnings: readonly string[];
}

export interface CardSets<Entry, Face> {
  /** The sets as deck builders show them, in the order of their first files. */
  readonly sets: readonly CardSet<Entry>[];
  readonly cards: readonly Entry[];
  /** By code. */
  readonly faces: { readonly [code: string]: Face };
}

export interface Mistake {
  /** `cards[12].abilities[0].does[1].verb`. */
  readonly path: string;
  /** The place with the name of the card, and what is wrong there. */
  readonly says: string;
}

/** A card file of the game cannot be read: its author has to correct it. */
export class CardFileError extends Error {
  override readonly name = 'CardFileError';

  /** @param file its name in the list of the game */
  constructor(
    readonly file: string,
    readonly mistakes: readonly Mistake[],
  ) {
    super(`the card file ${file} is wrong:\n${mistakes.map(({ says }) => says).join('\n')}`);
  }
}

/** Throws a `CardFileError` that names all that is wrong with the first wrong file. */
export function cardSets<Entry extends { readonly code: string }, Face = CardFace>(
  printed: Printed<Entry, Face>,
): CardSets<Entry, Face> {
  const { files, language, faceOf } = printed;
  const read = Object.entries(files).map(([name, json]) => {
    const { file, problems, warnings = [] } = language.readCardFile(json);
    if (!file) throw new CardFileError(name, named(json, problems));
    return { name, file, warnings: named(json, warnings) };
  });
  refuseTwice(read, language.unique);
  const cards = read.flatMap(({ file }) => file.cards);
  return {
    sets: setsOf(read),
    cards,
    faces: Object.fromEntries(cards.map((card) => [card.code, faceOf(card)])),
  };
}

/** A path names a card by its place; the author of the file knows it by its name. */
function named(json: unknown, problems: readonly Problem[]): readonly Mistake[] {
  const { cards = [] } = json as { readonly cards?: readonly { readonly name?: unknown }[] };
  const withName = (path: string): string =>
    path.replace(/^cards\[(\d+)\]/, (whole, place) => {
      const name = cards[Number(place)]?.name;
      return typeof name === 'string' ? `${whole} (${name})` : whole;
    });
  return problems.map(({ path, says }) => ({ path, says: `${withName(path)}: ${says}` }));
}

interface ReadFile<Entry> {
  readonly name: string;
  readonly file: CardFile<Entry>;
  readonly warnings: readonly Mistake[];
}

/** Codes and names stand for one card in all sets of a game together. */
function refuseTwice<Entry extends object>(
  files: readonly ReadFile<Entry>[],
  unique: readonly Key[],
): void {
  const earlier: PlacedCard[] = [];
  for (const { name, file } of files) {
    const placed = file.cards.map((card, index) => ({
      card,
      place: `${name}: cards[${index}]`,
    }));
    const twice = foundTwice([...earlier, ...placed], unique).map((problem) => ({
      ...problem,
      path: problem.path.replace(`${name}: `, ''),
    }));
    if (twice.length > 0) throw new CardFileError(name, named(file, twice));
    earlier.push(...placed);
  }
}

function setsOf<Entry>(files: readonly ReadFile<Entry>[]): readonly CardSet<Entry>[] {
  const sets = new Map<string, CardSet<Entry>>();
  for (const { name, file, warnings } of files) {
    const { set, title, cards } = file;
    const so = sets.get(set) ?? { set, title, cards: [], warnings: [] };
    if (so.title !== title) {
      const says = `title: the set ${set} has the title '${so.title}' in an earlier file`;
      throw new CardFileError(name, [{ path: 'title', says }]);
    }
    const warned = warnings.map(({ says }) => `${name}: ${says}`);
    sets.set(set, {
      set,
      title,
      cards: [...so.cards, ...cards],
      warnings: [...so.warnings, ...warned],
    });
  }
  return [...sets.values()];
}
