/** The printed cards of the ruleset, by code: the library First Acquaintance, a file for each type. */
import { invariant, type CardFace } from '@scoresheet/rules-engine';
import { faceOf, type CardEntry, type CardFile } from './card.js';
import curses from './first-acquaintance/curses.cards.json' with { type: 'json' };
import foes from './first-acquaintance/foes.cards.json' with { type: 'json' };
import friends from './first-acquaintance/friends.cards.json' with { type: 'json' };
import spells from './first-acquaintance/spells.cards.json' with { type: 'json' };
import whatevers from './first-acquaintance/whatevers.cards.json' with { type: 'json' };
import { readCardFile } from './read-card-file.js';

const FILES = { friends, spells, curses, whatevers, foes };
const files: readonly CardFile[] = Object.entries(FILES).map(([type, json]) =>
  ownFile(`${type}.cards.json`, json),
);

export const CARD_SETS: readonly CardFile[] = [
  {
    set: 'first-acquaintance',
    title: 'First Acquaintance',
    cards: files.flatMap(({ cards }) => cards),
  },
];

export const CARDS: readonly CardEntry[] = CARD_SETS.flatMap(({ cards }) => cards);

export const FACES: { readonly [code: string]: CardFace } = byCode(CARDS);

/** Our own files are read like anybody's; a mistake in them is a bug. */
function ownFile(name: string, json: unknown): CardFile {
  const { file, problems } = readCardFile(json);
  const mistakes = problems.map(({ path, says }) => `${path}: ${says}`);
  invariant(file, `the card file ${name} is wrong:\n${mistakes.join('\n')}`);
  return file;
}

function byCode(cards: readonly CardEntry[]): { readonly [code: string]: CardFace } {
  const faces: Record<string, CardFace> = {};
  for (const card of cards) {
    invariant(!faces[card.code], `two cards share the code ${card.code}`);
    faces[card.code] = faceOf(card);
  }
  return faces;
}
