import { describe, expect, it } from 'vitest';
import { seededNumbers } from '../chance/seeded-chance.js';
import { planted, SEATING } from './planted.spec-kit.js';
import { mixed, randomChoice } from './random-choice.js';
import { randomWalk } from './random-walk.js';

describe('a random walk', () => {
  const walk = (seed: number, maxActions = 100) =>
    randomWalk({ rules: planted(), seating: SEATING, seed, maxActions });

  it('plays the same game for the same seed', () => {
    expect(walk(3).facts).toEqual(walk(3).facts);
    expect(walk(3).actions).not.toEqual(walk(4).actions);
  });

  it('ends with the game, or after the answers that it may give', () => {
    expect(walk(3).state.outcome).not.toBeNull();
    expect(walk(3, 4).actions).toHaveLength(4);
  });

  it('shows the setup and each step with the states around it', () => {
    const numbers: number[] = [];
    randomWalk({
      rules: planted(),
      seating: SEATING,
      seed: 1,
      maxActions: 5,
      onStep({ number, before, after }) {
        numbers.push(number);
        if (number > 0) expect(after.table['turn']).toBe((before.table['turn'] ?? 0) + 1);
        else expect(before.cards).toEqual({});
      },
    });
    expect(numbers).toEqual([0, 1, 2, 3, 4, 5]);
  });

  it('continues at a table, which it leaves as it was', () => {
    const { state: from } = walk(3, 4);
    const before = JSON.stringify(from);
    const numbers: number[] = [];
    const later = randomWalk({
      rules: planted(),
      from,
      seed: 1,
      maxActions: 100,
      onStep: ({ number }) => void numbers.push(number),
    });
    expect(numbers[0]).toBe(1);
    expect(later.actions).toHaveLength(16);
    expect(JSON.stringify(from)).toBe(before);
  });

  it('ends by a player who leaves if the rules do not play on without', () => {
    const rules = planted();
    const walked = { rules, seating: SEATING, seed: 1, maxActions: 100, leaving: 1 };
    const { state, actions } = randomWalk(walked);
    expect(actions).toHaveLength(1);
    expect(state.outcome?.reason).toBe('conceded');
    expect(state.outcome?.places).toHaveLength(2);
  });
});

describe('a random answer', () => {
  const from = ['a', 'b', 'c', 'd'].map((id) => ({ id }));
  const below = seededNumbers(9);
  const tries = <T>(answer: () => T): readonly T[] => Array.from({ length: 200 }, answer);

  it('is one that is offered, and each comes', () => {
    const answers = new Set(tries(() => randomChoice({ pick: 'one', from }, below)));
    expect([...answers].sort()).toEqual(['a', 'b', 'c', 'd']);
  });

  it('keeps within the number that may be picked', () => {
    const sizes = tries(() => randomChoice({ pick: 'some', from, min: 1, max: 3 }, below));
    expect(new Set(sizes.map((choice) => (choice as string[]).length))).toEqual(new Set([1, 2, 3]));
  });

  it('orders all of them, and draws numbers from least to most', () => {
    const order = randomChoice({ pick: 'order', from }, below) as string[];
    expect([...order].sort()).toEqual(['a', 'b', 'c', 'd']);
    const numbers = tries(() => randomChoice({ pick: 'number', min: -1, max: 1 }, below));
    expect(new Set(numbers)).toEqual(new Set([-1, 0, 1]));
  });

  it('mixes without losing anything', () => {
    expect(mixed([1, 2, 3], below).sort()).toEqual([1, 2, 3]);
  });
});
