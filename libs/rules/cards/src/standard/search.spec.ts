import { describe, expect, it } from 'vitest';
import { said } from './pond.spec-kit.js';
import { searchVerb } from './search.js';

describe('A search', () => {
  const does = (): void => undefined;

  it('names the pile, and any card where nothing is asked of it', () => {
    expect(said(searchVerb(does, { pile: 'mud' }))).toEqual({
      order: 'search your mud for a card, take it to your hand and shuffle',
    });
  });

  it('says what it looks for, and that it is shown where all see it', () => {
    expect(said(searchVerb(does, { pile: 'mud', shown: true }), { sought: 'an ant' })).toEqual({
      order: 'search your mud for an ant, show it, take it to your hand and shuffle',
    });
  });
});
