import { describe, expect, it } from 'vitest';
import { oneOfEachShape, spoilt } from './spoilt.js';

describe('A spoilt card', () => {
  const card = { name: 'X', abilities: [{ amount: 2 }] };
  const copies = [...spoilt(card)];

  it('lacks each of its values once, however deep that lies', () => {
    expect(copies).toContainEqual({ abilities: [{ amount: 2 }] });
    expect(copies).toContainEqual({ name: 'X' });
    expect(copies).toContainEqual({ name: 'X', abilities: [] });
    expect(copies).toContainEqual({ name: 'X', abilities: [{}] });
  });

  it('has nonsense in the place of each of its values', () => {
    expect(copies).toContainEqual({ name: null, abilities: [{ amount: 2 }] });
    expect(copies).toContainEqual({ name: 'X', abilities: ['nonsense'] });
    expect(copies).toContainEqual({ name: 'X', abilities: [{ amount: 1.5 }] });
  });

  it('has a word too many in each of its objects', () => {
    expect(copies).toContainEqual({ name: 'X', abilities: [{ amount: 2, surplus: 1 }] });
  });

  it('comes in the same order each time, and leaves the card as it was', () => {
    expect([...spoilt(card)]).toEqual(copies);
    expect(copies).toHaveLength(4 * 20);
    expect(card).toEqual({ name: 'X', abilities: [{ amount: 2 }] });
  });
});

describe('One card of each shape', () => {
  const hits = (name: string, amount: number, verb = 'hit') => ({ name, does: { verb, amount } });

  it('is the last of those that differ in numbers and names alone', () => {
    expect(oneOfEachShape([hits('A', 1), hits('B', 2)])).toEqual([hits('B', 2)]);
  });

  it('is told from others by what it does, and by the words that it has', () => {
    const cards = [hits('A', 1), hits('B', 1, 'heal'), { name: 'C' }];
    expect(oneOfEachShape(cards)).toEqual(cards);
  });
});
