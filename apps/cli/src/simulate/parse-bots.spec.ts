import { describe, expect, it } from 'vitest';
import { parseBots } from './parse-bots.js';

describe('Two bots, as they are typed', () => {
  it.each(['heuristic,random', ' heuristic, random '])('%j', (text) => {
    expect(parseBots(text)).toEqual(['heuristic', 'random']);
  });

  it.each(['', 'heuristic', 'heuristic,clever', 'random,random,random'])(
    'are refused with what there is: %j',
    (text) => {
      expect(() => parseBots(text)).toThrow('Name two of heuristic, random');
    },
  );
});
