import type { Options } from '@scoresheet/rules-engine';
import { describe, expect, it } from 'vitest';
import { readAnswer } from './read-answer.js';

const FROM = ['a', 'b', 'c'].map((id) => ({ id }));
const SAYS = ['play Mole to altar 1', 'play Mole to altar 2', 'end the phase'];
const one: Options = { pick: 'one', from: FROM };
const some: Options = { pick: 'some', from: FROM, min: 0, max: 2 };
const order: Options = { pick: 'order', from: FROM };
const number: Options = { pick: 'number', min: 2, max: 5 };
const words: Options = { pick: 'words', min: 1, max: 20 };

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
    [words, 'Is it fair?', 'Is it fair?'],
    [words, '2', '2'],
    [words, 'none', 'none'],
    [words, 'say help', 'help'],
    [{ ...words, min: 0 }, 'none', ''],
    [{ ...words, min: 0 }, 'say none', 'none'],
  ] as const)('is what was written, as it was written (%#)', (options, typed, choice) => {
    expect(readAnswer(options, [], typed)).toEqual({ choice });
  });

  it.each([
    [words, 'x'.repeat(21), '21 characters'],
    [words, 'a\u001b[2J', 'a character in it that is not taken'],
  ] as const)('is taken again where it is too long or steers the terminal (%#)', (...given) => {
    const [options, typed, says] = given;
    expect(readAnswer(options, [], typed)).toEqual({ problem: expect.stringContaining(says) });
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
