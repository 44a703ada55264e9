import { cardText } from '@scoresheet/rules-engine';
import { describe, expect, it } from 'vitest';
import { friendomancy } from '../game.js';
import { CARDS, FACES } from './card-set.js';

const ofType = (type: string) => CARDS.filter((card) => card.type === type);

describe('The library First Acquaintance', () => {
  it.each(['friend', 'spell', 'curse', 'whatever'])(
    'has 30 cards of type %s, and of each cost what format a asks for',
    (type) => {
      expect(ofType(type)).toHaveLength(30);
      const costs = [0, 1, 2, 3, 4].map(
        (cost) => ofType(type).filter((c) => c.cost === cost).length,
      );
      [9, 7, 5, 3, 1].forEach((least, cost) => expect(costs[cost]).toBeGreaterThanOrEqual(least));
    },
  );

  it('has ten Foes', () => {
    expect(ofType('foe')).toHaveLength(10);
  });

  it.each(CARDS.map(({ code, name }) => [name, code] as const))('says what %s does', (_, code) => {
    const face = FACES[code];
    const isPlain = face?.abilities.length === 0 && Object.keys(face.keywords).length === 0;
    const text = face ? cardText(friendomancy, face) : [];
    expect(text.length > 0).toBe(!isPlain);
    expect(text.filter((line) => /undefined| {2}/.test(line))).toEqual([]);
  });
});
