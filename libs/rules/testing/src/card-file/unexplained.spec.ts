import { expect, it } from 'vitest';
import { unexplained } from './unexplained.js';

const explained = { type: 'integer', description: 'Energy.' };
const mute = { type: 'integer' };

it('a word is explained by itself, or by what it refers to', () => {
  const card = { properties: { cost: explained, price: { $ref: '#/$defs/price' } } };
  expect(unexplained({ properties: { card: { ...card, description: 'A card.' } } })).toEqual([]);
});

it('each word that says nothing is named by its path, wherever it stands', () => {
  const card = { oneOf: [{ properties: { cost: explained } }, { properties: { power: mute } }] };
  expect(unexplained({ properties: { set: mute }, $defs: { card } })).toEqual([
    '.set',
    '.$defs.card.oneOf.1.power',
  ]);
});
