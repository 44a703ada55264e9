import { describe, expect, it } from 'vitest';
import { ENTRIES } from '../language/garden.spec-kit.js';
import { explained } from './as-printed.js';

describe('Words that a page explains', () => {
  it('stand there as they are printed, each with what it means', () => {
    const { types, timings, durations = [] } = ENTRIES;
    expect(explained([...types, ...timings, ...durations])).toEqual([
      ['Herb', 'Grows in a bed.'],
      ['Weed', 'Is pulled.'],
      ['When sown', 'As it is sown.'],
      ['Until nightfall', 'Until nightfall.'],
    ]);
  });

  it('are those alone that cards print as they are', () => {
    const { verbs, filters = [] } = ENTRIES;
    expect(verbs.length + filters.length).toBeGreaterThan(0);
    expect(explained([...verbs, ...filters])).toEqual([]);
  });
});
