/** The printed cards of the ruleset, by code: the set First Friends, one file for each element. */
import { invariant, type CardFace } from '@scoresheet/rules-engine';
import { faceOf, type CardEntry, type CardFile } from './card.js';
import electricity from './first-friends/electricity.cards.json' with { type: 'json' };
import fire from './first-friends/fire.cards.json' with { type: 'json' };
import light from './first-friends/light.cards.json' with { type: 'json' };
import metal from './first-friends/metal.cards.json' with { type: 'json' };
import shadow from './first-friends/shadow.cards.json' with { type: 'json' };
import water from './first-friends/water.cards.json' with { type: 'json' };
import wind from './first-friends/wind.cards.json' with { type: 'json' };
import { readCardFile } from './read-card-file.js';

/** Card files in the order of the ring of elements, which is that of the codes. */
const FILES = { light, shadow, wind, metal, electricity, water, fire };
const files: readonly CardFile[] = Object.entries(FILES).map(([element, json]) =>
  ownFile(`${element}.cards.json`, json),
);

export const CARD_SETS: readonly CardFile[] = [
  { set: 'first-friends', title: 'First Friends', cards: files.flatMap(({ cards }) => cards) },
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
