import { describe, expect, it } from 'vitest';
import { seededChance, seededNumbers } from './seeded-chance.js';

describe('seeded chance', () => {
  it('answers the same question alike, however often it is asked', () => {
    const chance = seededChance(7);
    const first = chance.shuffle(20, 3);
    chance.roll(6, 4);
    expect(chance.shuffle(20, 3)).toEqual(first);
    expect(seededChance(7).shuffle(20, 3)).toEqual(first);
  });

  it('answers another question and another seed otherwise', () => {
    expect(seededChance(7).shuffle(20, 4)).not.toEqual(seededChance(7).shuffle(20, 3));
    expect(seededChance(8).shuffle(20, 3)).not.toEqual(seededChance(7).shuffle(20, 3));
  });

  it('keeps within what was asked, and every face of a die comes', () => {
    const chance = seededChance(1);
    const shown = new Set(Array.from({ length: 300 }, (_, draw) => chance.roll(6, draw)));
    expect([...shown].sort()).toEqual([1, 2, 3, 4, 5, 6]);
    expect([...chance.shuffle(5, 0)].sort()).toEqual([0, 1, 2, 3, 4]);
  });

  it('spreads evenly enough for tests', () => {
    const below = seededNumbers(3);
    const counts = [0, 0, 0, 0];
    for (let draw = 0; draw < 4_000; draw += 1) {
      const number = below(4);
      counts[number] = (counts[number] ?? 0) + 1;
    }
    for (const count of counts) expect(count).toBeGreaterThan(900);
  });
});
