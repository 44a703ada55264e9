import type { Options } from '@scoresheet/rules-engine';
import { describe, expect, it } from 'vitest';
import { chooseAtRandom, drawFrom } from './random-choice.js';

const from = ['a', 'b', 'c', 'd'].map((id) => ({ id }));
const answers = (options: Options) =>
  Array.from({ length: 200 }, (_, i) => chooseAtRandom(options, drawFrom('seed', `d${i}`)));
const distinct = (values: readonly unknown[]) => new Set(values.map((v) => JSON.stringify(v))).size;

describe('A random answer', () => {
  it('is the same for the same seed and decision, and differs between them', () => {
    const options: Options = { pick: 'order', from };
    const of = (...names: string[]) => chooseAtRandom(options, drawFrom(...names));
    expect(of('seed', 'd1')).toEqual(of('seed', 'd1'));
    expect(distinct(answers(options))).toBe(24);
  });

  it('to "one" is each of the options', () => {
    expect(distinct(answers({ pick: 'one', from }))).toBe(4);
  });

  it('to "some" is each subset size between the limits, and names nothing twice', () => {
    const given = answers({ pick: 'some', from, min: 1, max: 3 }) as string[][];
    expect(new Set(given.map((ids) => ids.length))).toEqual(new Set([1, 2, 3]));
    expect(given.every((ids) => new Set(ids).size === ids.length)).toBe(true);
  });

  it('to "words" says as little as it may', () => {
    const written = (min: number) => answers({ pick: 'words', min, max: 40 })[0];
    expect([written(0), written(1), written(40)]).toEqual(['', 'N', expect.any(String)]);
    expect(written(40)).toHaveLength(40);
  });

  it('to "number" is each number between the limits', () => {
    expect(new Set(answers({ pick: 'number', min: 2, max: 4 }))).toEqual(new Set([2, 3, 4]));
  });
});
