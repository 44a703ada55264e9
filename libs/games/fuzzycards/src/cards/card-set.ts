/** The printed cards of the ruleset, by code: the set Genesis, one file for each Force. */
import { invariant, type CardFace } from '@scoresheet/rules-engine';
import { faceOf, type CardEntry, type CardFile } from './card.js';
import { readCardFile } from './read-card-file.js';
import clarity from './genesis/clarity.cards.json' with { type: 'json' };
import conviction from './genesis/conviction.cards.json' with { type: 'json' };
import power from './genesis/power.cards.json' with { type: 'json' };
import prophecy from './genesis/prophecy.cards.json' with { type: 'json' };
import wisdom from './genesis/wisdom.cards.json' with { type: 'json' };

/** Card files in the order of the Forces, which is that of the codes. */
const FILES = { power, clarity, prophecy, conviction, wisdom };
const genesis: readonly CardFile[] = Object.entries(FILES).map(([force, json]) =>
  ownFile(`${force}.cards.json`, json),
);

export const CARD_SETS: readonly CardFile[] = [
  { set: 'genesis', title: 'Genesis', cards: genesis.flatMap(({ cards }) => cards) },
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
