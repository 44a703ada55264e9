import { describe, expect, it } from 'vitest';
import { mulliganFrame } from '../setup/mulligan.js';
import { advised } from './table.spec-kit.js';

const asked = (hand: readonly string[]): readonly string[] =>
  advised({ phase: mulliganFrame([1]), south: { hand } });

describe('Advice for the mulligan (R-FUZ-29)', () => {
  it('keeps a hand with Heroes for the first turns', () => {
    const says = asked(['Moth of Maybe', 'Hush Weasel', 'The Honest Mirror']);
    expect(says).toEqual(['keeps the hand: 2 Heroes for the first turns']);
  });

  it('redraws a hand that could not be played', () => {
    const says = asked(['Old Mother Comet', 'The Honest Mirror', 'Soup Break', 'Moth of Maybe']);
    expect(says).toEqual(['redraws: nothing to begin with']);
  });
});
