import { describe, expect, it } from 'vitest';
import { bool } from '../shape/shape.js';
import { damageVerb } from './damage.js';
import { atThePond, done, said } from './pond.spec-kit.js';

describe('Damage', () => {
  it('is dealt by the game, which is told how much', () => {
    const dealt: unknown[] = [];
    const damage = damageVerb({
      means: 'Splashes.',
      does: (_, { amount, effect }) => void dealt.push([amount, effect.controller]),
    });
    done(atThePond(), damage, { to: {}, amount: 3 });
    expect(dealt).toEqual([[3, 1]]);
  });

  it('takes cards and a number, and what the game adds', () => {
    const damage = damageVerb({
      means: 'Splashes.',
      takes: { 'cold?': bool },
      does: () => undefined,
      much: ({ number, instruction }) => (instruction.cold ? `${number} cold` : number),
    });
    expect(Object.keys(damage.takes)).toEqual(['to', 'amount', 'cold?']);
    expect(said(damage)).toEqual({ order: 'deal 2 damage to frogs' });
    expect(said(damage, {}, { cold: 1 })).toEqual({ order: 'deal 2 cold damage to frogs' });
  });

  it('is said as a number where the game says nothing else', () => {
    const damage = damageVerb({ means: 'Splashes.', does: () => undefined });
    expect(said(damage)).toEqual({ order: 'deal 2 damage to frogs' });
  });
});
