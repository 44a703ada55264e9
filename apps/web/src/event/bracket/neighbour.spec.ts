import { expect, it } from 'vitest';
import { singleOf } from './brackets.spec-kit.js';
import { layOutBracket } from './lay-out-bracket.js';
import { isArrow, neighbour } from './neighbour.js';

const layout = layOutBracket(singleOf(8, true));

it.each([
  ['w2-1', 'ArrowLeft', 'w1-1'],
  ['w2-1', 'ArrowRight', 'w3-1'],
  ['w1-3', 'ArrowUp', 'w1-2'],
  ['w1-3', 'ArrowDown', 'w1-4'],
  ['w3-1', 'ArrowDown', 'third'],
  ['w1-1', 'ArrowUp', undefined],
  ['w1-1', 'ArrowLeft', undefined],
  ['w3-1', 'ArrowRight', undefined],
  ['w2-2', 'Home', 'w1-1'],
  ['w1-1', 'End', 'third'],
] as const)('From %s %s leads to %s', (id, arrow, expected) => {
  expect(neighbour(layout, id, arrow)).toBe(expected);
});

it('Other keys lead nowhere', () => {
  expect(['Enter', 'a', 'ArrowUp'].map(isArrow)).toEqual([false, false, true]);
});
