import { describe, expect, it } from 'vitest';
import { entrantTyped, type EntrantAt } from './tournament-at.js';

const entrant = (number: number, name: string | null): EntrantAt => ({
  number,
  name,
  actor: null,
  status: 'entered',
  isPresent: false,
});
const ENTRANTS = [entrant(1, 'Ada'), entrant(2, 'Bob'), entrant(3, 'Ada'), entrant(4, null)];

describe('An entrant as somebody types one', () => {
  it.each([
    ['2', 2],
    ['bob', 2],
    ['4', 4],
  ])('%s', (typed, number) => {
    expect(entrantTyped(ENTRANTS, typed).number).toBe(number);
  });

  it.each([
    ['Ada', /several have the name "Ada": give the number, one of 1, 3/],
    ['Bobb', /nobody has entered as "Bobb".* Is "Bob" meant\?/],
    ['9', /nobody has entered as "9"/],
    ['0', /nobody has entered as "0"/],
  ])('%s is refused', (typed, says) => {
    expect(() => entrantTyped(ENTRANTS, typed)).toThrow(says);
  });
});
