import { describe, expect, it } from 'vitest';
import { cardFileSchema, cardFileZod } from './editors.js';
import { ENTRIES, type Plant } from './language/garden.spec-kit.js';
import { cardLanguage } from './language/language.js';
import { part, type Shape } from './shape/shape.js';

const GARDEN = cardLanguage<Plant>(ENTRIES, [['code']]);
const TITLE = 'A card file of Garden';

interface Node {
  readonly [word: string]: Node;
}
const defsOf = (language: Parameters<typeof cardFileSchema>[0]): Node =>
  (cardFileSchema(language, TITLE) as { readonly $defs: Node }).$defs;
const $defs = defsOf(GARDEN);

const fileOf = (card: object) => ({ set: 'g', title: 'G', cards: [card] });
const SAGE = { code: 'g-1', name: 'Sage', type: 'herb', height: 3 };
const saying = (ability: object) => fileOf({ ...SAGE, abilities: [ability] });

describe('The schema of a language', () => {
  it('explains each word by what its entry says', () => {
    expect($defs['selector']?.['properties']?.['heightAtMost']).toEqual({
      type: 'integer',
      minimum: 0,
      maximum: 9,
      description: 'Is at most so high.',
    });
    expect($defs['selector']?.['properties']?.['side']).toEqual({
      type: 'string',
      enum: ['yours', 'theirs'],
      description: 'Whose plant it is.',
      enumDescriptions: ['Your plants.', 'All others.'],
    });
  });

  it('offers for each kind of thing the words that it takes', () => {
    const kinds = $defs['instruction']?.['oneOf'] as unknown as readonly Node[];
    const words = kinds.map(({ properties, required }) => [
      Object.keys(properties ?? {}),
      required,
    ]);
    expect(words).toEqual([
      [
        ['verb', 'to', 'amount'],
        ['to', 'amount', 'verb'],
      ],
      [
        ['verb', 'who', 'amount'],
        ['amount', 'verb'],
      ],
    ]);
  });

  it('tells the names by which cards may be called', () => {
    expect($defs['name']).toHaveProperty('description', 'self, it, or a name that `choose` gives.');
  });

  it('holds the parts that a card can have, and no others', () => {
    const names = Object.keys($defs);
    expect(names).toEqual(expect.arrayContaining(['selector', 'choosing', 'instruction', 'card']));
    expect(names).not.toContain('price'); // nothing in a garden is used for a price
  });

  it('offers no word that may not stand there', () => {
    const it: Shape = {
      is: 'object',
      words: { a: { is: 'text' }, 'b?': { is: 'nothing', says: 'not here' } },
    };
    const parts = { it, cardFile: part('it') };
    expect(Object.keys(defsOf({ parts })['it']?.['properties'] ?? {})).toEqual(['a']);
  });
});

describe('zod', () => {
  const takes = (file: object): boolean => cardFileZod(GARDEN, TITLE).safeParse(file).success;

  it.each([
    [true, fileOf(SAGE)],
    [false, fileOf({ ...SAGE, height: 10 })],
    [false, fileOf({ ...SAGE, hight: 1 })],
    [true, saying({ timing: 'when-sown', does: [{ verb: 'gather', amount: 1 }] })],
    [true, saying({ timing: 'when-sown', does: [{ verb: 'water', to: 'whom', amount: 1 }] })],
    [false, saying({ timing: 'when-sown', does: [{ verb: 'gather', amount: 'all' }] })],
    [false, saying({ timing: 'while-there', does: [{ verb: 'gather', amount: 1 }], lasting: [] })],
  ])('takes what has the right shape, whatever it means: %j', (isRight, file) => {
    expect(takes(file)).toBe(isRight);
  });
});
