/** The printed cards of the ruleset, by code: the set Harbor and Orchard, a few files for each Flag. */
import { invariant } from '@scoresheet/rules-engine';
import brassHarborGear from './harbor-and-orchard/brass-harbor-gear.cards.json' with { type: 'json' };
import brassHarborMonsters from './harbor-and-orchard/brass-harbor-monsters.cards.json' with { type: 'json' };
import common from './harbor-and-orchard/common.cards.json' with { type: 'json' };
import midnightOrchardCharms from './harbor-and-orchard/midnight-orchard-charms.cards.json' with { type: 'json' };
import midnightOrchardMonsters from './harbor-and-orchard/midnight-orchard-monsters.cards.json' with { type: 'json' };
import { readCardFile } from './read-card-file.js';
import { faceOf } from './face-of.js';
import type { CardEntry, CardFile, Face } from './shape.js';

/** Card files in the order of the codes. */
const FILES = {
  'brass-harbor-monsters': brassHarborMonsters,
  'brass-harbor-gear': brassHarborGear,
  'midnight-orchard-monsters': midnightOrchardMonsters,
  'midnight-orchard-charms': midnightOrchardCharms,
  common,
};
const files: readonly CardFile[] = Object.entries(FILES).map(([name, json]) =>
  ownFile(`${name}.cards.json`, json),
);

export const CARD_SETS: readonly CardFile[] = [
  {
    set: 'harbor-and-orchard',
    title: 'Harbor and Orchard',
    cards: files.flatMap(({ cards }) => cards),
  },
];

export const CARDS: readonly CardEntry[] = CARD_SETS.flatMap(({ cards }) => cards);

export const FACES: { readonly [code: string]: Face } = byCode(CARDS);

/** Our own files are read like anybody's; a mistake in them is a bug. */
function ownFile(name: string, json: unknown): CardFile {
  const { file, problems } = readCardFile(json);
  const mistakes = problems.map(({ path, says }) => `${path}: ${says}`);
  invariant(file, `the card file ${name} is wrong:\n${mistakes.join('\n')}`);
  return file;
}

function byCode(cards: readonly CardEntry[]): { readonly [code: string]: Face } {
  const faces: Record<string, Face> = {};
  for (const card of cards) {
    invariant(!faces[card.code], `two cards share the code ${card.code}`);
    faces[card.code] = faceOf(card);
  }
  return faces;
}
