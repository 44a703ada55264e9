// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import { usualPaper } from './print-place.js';

describe('Paper', () => {
  it.each([
    ['en-US', 'letter'],
    ['fr-CA', 'letter'],
    ['en-GB', 'a4'],
    ['de', 'a4'],
    ['ca', 'a4'],
  ])('of somebody who reads %s is %s', (language, paper) => {
    expect(usualPaper(language)).toBe(paper);
  });
});
