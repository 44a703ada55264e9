import type { Options } from '@scoresheet/rules-engine';
import { describe, expect, it } from 'vitest';
import { readAnswer } from './read-answer.js';

const FROM = ['a', 'b', 'c'].map((id) => ({ id }));
const SAYS = ['play Mole to altar 1', 'play Mole to altar 2', 'end the phase'];
const one: Options = { pick: 'one', from: FROM };
const some: Options = { pick: 'some', from: FROM, min: 0, max: 2 };
const order: Options = { pick: 'order', from: FROM };
const number: Options = { pick: 'number', min: 2, max: 5 };

describe('an answer that was typed', () => {
  it.each([
    [one, '2', 'b'],
    [some, '3 1', ['c', 'a']],
    [some, 'none', []],
    [order, '2, 3, 1', ['b', 'c', 'a']],
    [number, '5', 5],
    [one, 'end', 'c'],
    [one, 'Play mole ALTAR 2', 'b'],
    [some, 'phase', ['c']],
  ] as const)('means the options of its numbers (%#)', (options, typed, choice) => {
    expect(readAnswer(options, SAYS, typed)).toEqual({ choice });
  });

  it.each([
    [one, '0'],
    [one, '4'],
    [one, '1 2'],
    [one, 'attack'],
    [some, '1 1'],
    [some, '1 2 3'],
    [order, '1 2'],
    [number, '6'],
    [number, '2.5'],
  ] as const)('is no answer where it was not offered (%#)', (options, typed) => {
    const read = readAnswer(options, SAYS, typed);
    expect(read).toEqual({ problem: expect.stringContaining(`"${typed}" is no answer.`) });
  });

  it('is asked for again where its words fit several options', () => {
    expect(readAnswer(one, SAYS, 'play mole')).toEqual({
      problem: '"play mole" may mean 1, 2. Type one of the numbers.',
    });
  });
});
