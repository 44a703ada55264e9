import { describe, expect, it } from 'vitest';
import { capitalised, citing, joined, plain, say, withFigures, type Segment } from './sentence.js';

const MOLE: Segment = { is: 'card', text: 'Mole', card: 'c4', face: 'm-1' };

describe('A sentence', () => {
  it('keeps cards and figures apart from the text between them', () => {
    expect(say`${MOLE} takes ${3} damage`).toEqual([
      MOLE,
      { is: 'text', text: ' takes ' },
      { is: 'number', text: '3' },
      { is: 'text', text: ' damage' },
    ]);
  });

  it('has no two texts side by side and no empty one, whatever it is made of', () => {
    expect(say`${'the '}${say`field of ${''}`}${'Mole'}`).toEqual([
      { is: 'text', text: 'the field of Mole' },
    ]);
    expect(say`${''}`).toEqual([]);
  });

  it('joins parts with words between them', () => {
    expect(plain(joined([[MOLE], 'Stork', 4], ' and '))).toBe('Mole and Stork and 4');
  });

  it('begins with a capital, and a card stays a card', () => {
    expect(plain(capitalised(say`the nest`))).toBe('The nest');
    expect(capitalised([{ is: 'seat', text: 'seat 1', seat: 1 }])).toEqual([
      { is: 'seat', text: 'Seat 1', seat: 1 },
    ]);
    expect(capitalised([])).toEqual([]);
  });

  it('has the rules that a text cites as rules', () => {
    const said = citing('Behind it (R-FUZ-35, A-FUZ-03) nothing is attacked.');
    expect(said.flatMap(({ is, text }) => (is === 'rule' ? [text] : []))).toEqual([
      'R-FUZ-35',
      'A-FUZ-03',
    ]);
    expect(plain(said)).toBe('Behind it (R-FUZ-35, A-FUZ-03) nothing is attacked.');
  });

  it('has whole numbers in words as figures, and leaves ids of cards alone', () => {
    const said = withFigures('take 5 friends of fs-01 2');
    expect(said.flatMap(({ is, text }) => (is === 'number' ? [text] : []))).toEqual(['5', '2']);
    expect(plain(said)).toBe('take 5 friends of fs-01 2');
  });
});
