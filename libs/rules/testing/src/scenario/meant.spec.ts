import { describe, expect, it } from 'vitest';
import { meant } from './meant.js';

const many = Array.from({ length: 30 }, (_, index) => `card ${'abcdefghij'[index % 10]}${index}`);

describe('Who slipped is told', () => {
  it('the name that is near', () => {
    expect(meant('Hush Wesel', ['Hush Weasel', 'Doorstep Ogre'])).toBe(
      "; did you mean 'Hush Weasel'?",
    );
  });

  it('the name in which letters have changed places', () => {
    expect(meant('sprak', ['plain', 'spark', 'drummer'])).toBe("; did you mean 'spark'?");
  });

  it('all names where none is near and they are few', () => {
    expect(meant('xyz', ['hand', 'deck', 'deck'])).toBe('; there are: hand, deck');
  });

  it('nothing where they are many, or none', () => {
    expect(meant('xyz', many)).toBe('');
    expect(meant('xyz', [])).toBe('');
  });
});
