import { describe, expect, it } from 'vitest';
import { FILTERS } from '../effects/filters.js';
import { VERBS } from '../effects/verbs.js';
import { fuzzycards } from '../game.js';
import { OWN_NAMES } from './ability-shape.js';
import schema from './card-file.schema.json' with { type: 'json' };
import { FORCES, KEYWORDS, RARITIES, TIMINGS, TYPES } from './card.js';
import { readCardFile } from './read-card-file.js';
import { COUNTERS, DURATIONS, ROWS, SEEN_ZONES, SIDES, VALUES, WHO } from './selector-shape.js';

/** A property as the schema describes it: one word, several, or words with a shape each. */
interface Property {
  readonly const?: string;
  readonly enum?: readonly string[];
  readonly properties?: Readonly<Record<string, Property>>;
  readonly required?: readonly string[];
  readonly oneOf?: readonly Property[];
}
const defs = schema.$defs as unknown as Readonly<Record<string, Property>>;

const kindsOf = (def: string): readonly Property[] => defs[def]?.oneOf ?? [];
const wordsOf = (property: Property | undefined): readonly string[] =>
  property?.enum ?? (property?.const === undefined ? [] : [property.const]);
/** Every value that a word may have in any of the kinds. */
const valuesOf = (def: string, word: string): readonly string[] => [
  ...new Set(kindsOf(def).flatMap(({ properties }) => wordsOf(properties?.[word]))),
];
const inSelector = (word: string): readonly string[] =>
  wordsOf(defs['selector']?.properties?.[word]);

describe('The schema by which editors complete card files', () => {
  it.each<[string, readonly string[], readonly string[]]>([
    ['Force', valuesOf('card', 'force'), FORCES],
    ['rarity', valuesOf('card', 'rarity'), RARITIES],
    ['type', valuesOf('card', 'type'), TYPES],
    ['keyword', Object.keys(defs['keywords']?.properties ?? {}), KEYWORDS],
    ['timing', valuesOf('ability', 'timing'), TIMINGS],
    ['verb', valuesOf('instruction', 'verb'), Object.keys(VERBS)],
    ['filter', Object.keys(defs['selector']?.properties ?? {}), ['zone', ...Object.keys(FILTERS)]],
    ['value', valuesOf('instruction', 'what'), VALUES],
    ['counter', wordsOf(defs['condition']?.properties?.['counter']), COUNTERS],
    ['zone', inSelector('zone'), SEEN_ZONES],
    ['side', inSelector('side'), SIDES],
    ['row', inSelector('row'), ROWS],
    ['who', valuesOf('instruction', 'who'), WHO],
    ['until', valuesOf('instruction', 'until'), DURATIONS],
    ['row to shift to', valuesOf('instruction', 'row'), ROWS],
  ])('knows every %s of the game and no other', (_, inSchema, inGame) => {
    expect([...inSchema].sort()).toEqual([...inGame].sort());
  });

  it.each(Object.keys(VERBS))(
    'asks of %s the words without which the reader refuses it',
    (verb) => {
      const said = kindsOf('instruction').find(
        ({ properties }) => properties?.['verb']?.const === verb,
      );
      const required = said?.required?.filter((word) => word !== 'verb');
      expect([...(required ?? [])].sort()).toEqual([...wordsMissing(verb)].sort());
    },
  );
});

it('The names that every effect knows are those of the engine and of the game', () => {
  const ofGame = Object.keys(fuzzycards.named ?? {});
  expect([...OWN_NAMES].sort()).toEqual([...new Set(['it', 'self', ...ofGame])].sort());
});

/** What the reader misses in an instruction of nothing but its verb. */
function wordsMissing(verb: string): readonly string[] {
  const { problems } = readCardFile({
    ...{ set: 'x', title: 'X' },
    cards: [
      {
        ...{ code: 'x', name: 'X', type: 'event', force: 'power', rarity: 'rare', cost: 1 },
        abilities: [{ timing: 'event', does: [{ verb }] }],
      },
    ],
  });
  return problems.map(({ path }) => path.split('.').at(-1) as string);
}
