import { describe, expect, it } from 'vitest';
import { scriptedChance } from './scripted-chance.js';

describe('scripted chance', () => {
  it('gives its outcomes in order', () => {
    const chance = scriptedChance({ roll: 4 }, { pick: 0 }, { shuffle: [1, 0] });
    expect([chance.roll(6, 0), chance.pick(3, 1), chance.shuffle(2, 2)]).toEqual([4, 0, [1, 0]]);
    expect(() => chance.assertUsedUp()).not.toThrow();
  });

  it('may leave a pile as it lies', () => {
    expect(scriptedChance({ shuffle: 'as it lies' }).shuffle(3, 0)).toEqual([0, 1, 2]);
  });

  it('says what was asked beyond the script', () => {
    expect(() => scriptedChance().shuffle(30, 0, 'deck@1')).toThrow(
      'one more is asked: a shuffle of 30 cards at deck@1',
    );
  });

  it('says what does not fit', () => {
    expect(() => scriptedChance({ pick: 1 }).roll(6, 0)).toThrow(
      'outcome 1 of the script is {"pick":1}, asked: a roll of a die with 6 sides',
    );
  });

  it('must be used up', () => {
    expect(() => scriptedChance({ roll: 4 }).assertUsedUp()).toThrow('{"roll":4}');
  });
});
