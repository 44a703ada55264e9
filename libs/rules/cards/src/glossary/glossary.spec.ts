import type { CardFace } from '@scoresheet/rules-engine';
import { describe, expect, it } from 'vitest';
import { ENTRIES, type Plant } from '../language/garden.spec-kit.js';
import { cardLanguage } from '../language/language.js';
import { integer, meaning, object, text } from '../shape/shape.js';
import { glossaryOf } from './glossary.js';
import { wordsOnCard } from './words-on-card.js';

const GARDEN = cardLanguage<Plant>(ENTRIES, [['code']]);

const face = (name: string, more: Partial<CardFace>): CardFace => ({
  code: name.toLowerCase(),
  name,
  type: 'herb',
  cost: 0,
  stats: {},
  keywords: {},
  words: {},
  abilities: [],
  ...more,
});

const FACES = [
  face('Thistle', { keywords: { thorny: 1 } }),
  face('Sage', {
    keywords: { thorny: 1 },
    abilities: [
      { timing: 'when-sown', does: [{ verb: 'gather', amount: 2 }] },
      {
        timing: 'when-sown',
        does: [{ verb: 'water', to: { side: 'theirs', zone: 'compost' }, amount: 1 }],
      },
    ],
  }),
];

const glossary = glossaryOf(GARDEN, FACES);
const { sections } = glossary;
const wordOf = (kind: string, word: string) =>
  sections.find((section) => section.kind === kind)?.words.find((each) => each.word === word);

describe('A glossary', () => {
  it('has every word of the language once, and no empty section', () => {
    const all = sections.flatMap(({ words }) => words);
    const { verbs, timings, types, filters = [], values = [] } = ENTRIES;
    const some = [...verbs, ...timings, ...types, ...filters, ...values].map(({ word }) => word);
    expect(all.map(({ word }) => word)).toEqual(expect.arrayContaining(some));
    expect(sections.map(({ kind }) => kind)).not.toContain('payment');
    expect(sections.every(({ words }) => words.length > 0)).toBe(true);
  });

  it('says of a word what it means and takes', () => {
    expect(wordOf('verb', 'gather')).toMatchObject({
      means: 'Gathers seeds.',
      takes: [
        {
          word: 'who',
          isOptional: true,
          takes: 'who',
          means: 'Who does it; you, where it is missing.',
        },
        { word: 'amount', isOptional: false, takes: 'a whole number from 1 to 9' },
      ],
    });
    expect(wordOf('filter', 'side')?.takes).toEqual([
      { word: 'side', isOptional: false, takes: 'yours, theirs' },
    ]);
  });

  it('knows how cards print a word, where they print it as it is', () => {
    expect(wordOf('timing', 'when-sown')?.printed).toBe('When sown');
    expect(wordOf('value', 'thorny')?.printed).toBe('Thorny');
    expect(wordOf('type', 'herb')?.printed).toBe('herb');
    expect(wordOf('duration', 'night')?.printed).toBe('until nightfall');
    expect(wordOf('verb', 'gather')?.printed).toBeUndefined();
  });

  it('has the word by which an ability is written short, with all that it takes', () => {
    const shape = meaning('Sprouts.', object({ water: integer(1, 3), 'until?': text }));
    const short = cardLanguage<Plant>(
      { ...ENTRIES, shorthand: { word: 'water', names: [], shape } },
      [['code']],
    );
    const all = glossaryOf(short, FACES).sections.find(({ kind }) => kind === 'shorthand');
    expect(all?.words).toEqual([
      {
        word: 'water',
        means: 'Sprouts.',
        takes: [
          { word: 'water', isOptional: false, takes: 'a whole number from 1 to 3' },
          { word: 'until', isOptional: true, takes: 'a text' },
        ],
        example: expect.objectContaining({ name: 'Sage' }) as unknown,
      },
    ]);
    expect(sections.map(({ kind }) => kind)).not.toContain('shorthand');
  });

  it('shows the line of a card that says it, and no card where none does', () => {
    expect(wordOf('verb', 'water')?.example).toEqual({
      code: 'sage',
      name: 'Sage',
      line: 'When sown: Pour 1 water on each plant in foreign compost heap.',
    });
    expect(wordOf('verb', 'gather')?.example?.line).toBe('When sown: Gather 2 seeds.');
    expect(wordOf('zone', 'compost')?.example?.name).toBe('Sage');
    expect(wordOf('value', 'thorny')?.example).toMatchObject({ name: 'Thistle', line: 'Thorny.' });
    expect(wordOf('duration', 'night')?.example).toBeUndefined();
  });
});

describe('The words of a card', () => {
  const wordsOf = (at: number) =>
    wordsOnCard(glossary, FACES[at] as CardFace).map(({ kind, word }) => [kind, word]);

  it('are what it is, what it has, when it does something, and what it does', () => {
    expect(wordsOf(0)).toEqual([
      ['type', 'herb'],
      ['value', 'thorny'],
    ]);
    expect(wordsOf(1)).toEqual([
      ['type', 'herb'],
      ['value', 'thorny'],
      ['timing', 'when-sown'],
      ['verb', 'water'],
      ['verb', 'gather'],
    ]);
  });
});
