import { describe, expect, it } from 'vitest';
import { shownName } from './shown-name.js';

describe('The name of an entrant', () => {
  it.each([
    ['Anna', false, 'Anna'],
    ['Anna', true, 'Anna (7)'],
    ['Anna (3)', false, 'Anna (3) (7)'],
    ['Anna ( ３ ) ', false, 'Anna ( ３ )  (7)'],
    ['Anna (Lyon)', false, 'Anna (Lyon)'],
  ])('%j, shared: %s, is shown as %j', (name, isShared, shown) => {
    expect(shownName(name, { entrant: 7, isShared })).toBe(shown);
  });
});
