/** The printed cards of a ruleset: a set in a few files, each of which is read like anybody's. */
import { invariant, type CardFace } from '@scoresheet/rules-engine';
import type { CardFile, CardFileReading } from './reading.js';

interface Printed<Entry, Face> {
  readonly set: string;
  readonly title: string;
  /** What JSON or YAML made of each file, by its name, in the order of the codes. */
  readonly files: { readonly [name: string]: unknown };
  readCardFile(json: unknown): CardFileReading<Entry>;
  faceOf(entry: Entry): Face;
}

export interface CardSet<Entry, Face> {
  /** The sets as deck builders show them. */
  readonly sets: readonly CardFile<Entry>[];
  readonly cards: readonly Entry[];
  /** By code. */
  readonly faces: { readonly [code: string]: Face };
}

/** A mistake in a file of the game's own is a bug. */
export function cardSet<Entry extends { readonly code: string }, Face = CardFace>(
  printed: Printed<Entry, Face>,
): CardSet<Entry, Face> {
  const { set, title, files, readCardFile, faceOf } = printed;
  const cards = Object.entries(files).flatMap(([name, json]) => {
    const { file, problems } = readCardFile(json);
    const mistakes = problems.map(({ path, says }) => `${path}: ${says}`);
    invariant(file, () => `the card file ${name} is wrong:\n${mistakes.join('\n')}`);
    return file.cards;
  });
  const faces: Record<string, Face> = {};
  for (const card of cards) {
    invariant(!faces[card.code], () => `two cards share the code ${card.code}`);
    faces[card.code] = faceOf(card);
  }
  return { sets: [{ set, title, cards }], cards, faces };
}
