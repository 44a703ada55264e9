import { describe, expect, it } from 'vitest';
import { nameProblem, namesOf, renamed } from './names.js';

const taken = { folders: ['chess'], letters: ['CHS'], code: 'const deck = place();' };
const problemOf = (name: string, letters?: string) => nameProblem(namesOf(name, letters), taken);

describe('The names of a new game', () => {
  it('are made of the word under which a match is created', () => {
    expect(namesOf('night-market')).toEqual({
      folder: 'night-market',
      variable: 'nightMarket',
      title: 'Night Market',
      letters: 'NIG',
    });
    expect(namesOf('go-2', 'GOO').letters).toBe('GOO');
  });

  it('may be chosen freely', () => {
    expect(problemOf('night-market')).toBeUndefined();
    expect(problemOf('chess-two', 'CHT')).toBeUndefined();
  });

  it.each([
    ['Night Market', undefined, /no name: small letters/],
    ['../x', undefined, /no name/],
    ['night--market', undefined, /no name/],
    ['a'.repeat(31), undefined, /at most 30/],
    ['chess', undefined, /There is a libs\/games\/chess already; nothing was changed/],
    ['deck', undefined, /'deck' means something else in the code/],
    ['go', undefined, /three capitals with --letters/],
    ['night-market', 'nim', /three capitals/],
    ['chestnut', 'CHS', /CHS marks the rules of another game/],
  ])('are refused with what to do: %s %s', (name, letters, says) => {
    expect(problemOf(name, letters)).toMatch(says);
  });

  it('take the place of those of the template', () => {
    const text = "Sample Game: import { sampleGame } from './sample-game.js'; // R-SMP-01";
    expect(renamed(text, namesOf('night-market', 'NIM'))).toBe(
      "Night Market: import { nightMarket } from './night-market.js'; // R-NIM-01",
    );
  });
});
