import { describe, expect, it } from 'vitest';
import { readMatchOption } from './match-option.js';

const game = { options: { legendaryTotal: [false, true], emptyAltar: ['choice', 'lifeOnly'] } };

describe('an option of a match that was typed', () => {
  it.each([
    ['legendaryTotal=true', ['legendaryTotal', true]],
    ['emptyAltar=lifeOnly', ['emptyAltar', 'lifeOnly']],
  ] as const)('%s has its name and its value', (said, read) => {
    expect(readMatchOption(game, said)).toEqual(read);
  });

  it.each([
    ['legendaryTotl=true', 'Is "legendaryTotal" meant?'],
    ['toString=x', 'there is no option "toString"'],
    ['legendaryTotal', 'legendaryTotal=false, legendaryTotal=true'],
    ['emptyAltar=life', 'emptyAltar=choice, emptyAltar=lifeOnly'],
  ])('%s is told what it may be', (said, words) => {
    expect(() => readMatchOption(game, said)).toThrow(words);
  });
});
