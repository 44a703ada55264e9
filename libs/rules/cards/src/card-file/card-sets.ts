/** The printed cards of a ruleset: sets in a few files, each of which is read like anybody's. */
import { invariant, type CardFace } from '@scoresheet/rules-engine';
import type { CardFile, CardFileReading } from './reading.js';

interface Printed<Entry, Face> {
  /** What JSON or YAML made of each file, by its name, in the order of the codes. */
  readonly files: { readonly [name: string]: unknown };
  readCardFile(json: unknown): CardFileReading<Entry>;
  faceOf(entry: Entry): Face;
}

export interface CardSets<Entry, Face> {
  /** The sets as deck builders show them, in the order of their first files. */
  readonly sets: readonly CardFile<Entry>[];
  readonly cards: readonly Entry[];
  /** By code. */
  readonly faces: { readonly [code: string]: Face };
}

/** A mistake in a file of the game's own is a bug. */
export function cardSets<Entry extends { readonly code: string }, Face = CardFace>(
  printed: Printed<Entry, Face>,
): CardSets<Entry, Face> {
  const { files, readCardFile, faceOf } = printed;
  const read = Object.entries(files).map(([name, json]) => {
    const { file, problems } = readCardFile(json);
    const mistakes = problems.map(({ path, says }) => `${named(json, path)}: ${says}`);
    invariant(file, () => `the card file ${name} is wrong:\n${mistakes.join('\n')}`);
    return file;
  });
  const cards = read.flatMap((file) => file.cards);
  const faces: Record<string, Face> = {};
  for (const card of cards) {
    invariant(!faces[card.code], () => `two cards share the code ${card.code}`);
    faces[card.code] = faceOf(card);
  }
  return { sets: setsOf(read), cards, faces };
}

/** A path names a card by its place; whoever wrote the file knows it by its name. */
function named(json: unknown, path: string): string {
  const { cards = [] } = json as { readonly cards?: readonly { readonly name?: unknown }[] };
  return path.replace(/^cards\[(\d+)\]/, (whole, place) => {
    const name = cards[Number(place)]?.name;
    return typeof name === 'string' ? `${whole} (${name})` : whole;
  });
}

function setsOf<Entry>(files: readonly CardFile<Entry>[]): readonly CardFile<Entry>[] {
  const sets = new Map<string, CardFile<Entry>>();
  for (const { set, title, cards } of files) {
    const so = sets.get(set) ?? { set, title, cards: [] };
    invariant(so.title === title, () => `the set ${set} has two titles: ${so.title}, ${title}`);
    sets.set(set, { set, title, cards: [...so.cards, ...cards] });
  }
  return [...sets.values()];
}
