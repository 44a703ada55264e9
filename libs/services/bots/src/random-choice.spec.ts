import { describe, expect, it } from 'vitest';
import { chooseAtRandom, drawFrom, type Offer } from './random-choice.js';

const FROM = ['a', 'b', 'c', 'd'].map((id) => ({ id }));
const answers = (offer: Offer) =>
  Array.from({ length: 200 }, (_, i) => chooseAtRandom(offer, drawFrom('seed', `d${i}`)));
const distinct = (values: readonly unknown[]) => new Set(values.map((v) => JSON.stringify(v))).size;

describe('A random answer', () => {
  it('is the same for the same seed and decision, and differs between them', () => {
    const offer: Offer = { pick: 'ORDER', from: FROM, min: null, max: null };
    const of = (...names: string[]) => chooseAtRandom(offer, drawFrom(...names));
    expect(of('seed', 'd1')).toEqual(of('seed', 'd1'));
    expect(distinct(answers(offer))).toBe(24);
  });

  it('to "one" is each of the options', () => {
    expect(distinct(answers({ pick: 'ONE', from: FROM, min: null, max: null }))).toBe(4);
  });

  it('to "some" is each subset size between the limits, and names nothing twice', () => {
    const given = answers({ pick: 'SOME', from: FROM, min: 1, max: 3 }) as string[][];
    expect(new Set(given.map((ids) => ids.length))).toEqual(new Set([1, 2, 3]));
    expect(given.every((ids) => new Set(ids).size === ids.length)).toBe(true);
  });

  it('to "number" is each number between the limits', () => {
    const given = answers({ pick: 'NUMBER', from: null, min: 2, max: 4 });
    expect(new Set(given)).toEqual(new Set([2, 3, 4]));
  });
});
