import { expect, it } from 'vitest';
import { blanksOf, filled } from './form.js';
import { plain, say } from './sentence.js';

it('every blank is filled, one of a list as well', () => {
  const said = filled('{card} and {cards...} take {}', (blank) => say`<${blank}>`);
  expect(plain(said)).toBe('<card> and <cards> take <>');
});

it('what fills a blank with "seat" before it stands for both words', () => {
  const said = filled("seat {seat}'s {card}", (blank, isSeat) => say`${isSeat ? 'Ada' : blank}`);
  expect(plain(said)).toBe("Ada's card");
});

it('braces in what fills a blank are text', () => {
  expect(plain(filled('{words} end', () => say`{words}`))).toBe('{words} end');
});

it('the blanks of a form are told by name', () => {
  expect(blanksOf('seat {seat} plays {face} {cards...} {}')).toEqual(['seat', 'face', 'cards', '']);
});
