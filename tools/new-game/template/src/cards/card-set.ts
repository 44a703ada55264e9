/** The printed cards of the ruleset, by code: the set First Set. */
import { invariant, type CardFace } from '@scoresheet/rules-engine';
import { faceOf, type CardEntry, type CardFile } from './card.js';
import { readCardFile } from './read-card-file.js';
import tricks from './first-set/tricks.cards.json' with { type: 'json' };

export const CARD_SETS: readonly CardFile[] = [ownFile('tricks.cards.json', tricks)];

export const CARDS: readonly CardEntry[] = CARD_SETS.flatMap(({ cards }) => cards);

export const FACES: { readonly [code: string]: CardFace } = Object.fromEntries(
  CARDS.map((card) => [card.code, faceOf(card)]),
);

/** Our own files are read like anybody's; a mistake in them is a bug. */
function ownFile(name: string, json: unknown): CardFile {
  const { file, problems } = readCardFile(json);
  const mistakes = problems.map(({ path, says }) => `${path}: ${says}`);
  invariant(file, `the card file ${name} is wrong:\n${mistakes.join('\n')}`);
  return file;
}
