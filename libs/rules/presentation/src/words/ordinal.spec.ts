import { expect, it } from 'vitest';
import { countedWords, ordinal } from './ordinal.js';

it('ordinal takes 11 to 13 apart from 1 to 3', () => {
  expect([1, 2, 3, 4, 11, 12, 13, 21, 102, 111].map(ordinal).join(' ')).toBe(
    '1st 2nd 3rd 4th 11th 12th 13th 21st 102nd 111th',
  );
});

it('countedWords gives each count its id', () => {
  const words = countedWords((count) => `s${count}`);
  expect([words['1st'], words['7th'], words['99th']]).toEqual(['s1', 's7', 's99']);
});
