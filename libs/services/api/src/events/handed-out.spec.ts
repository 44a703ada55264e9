import { setImmediate as nextTurn } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { handedOut } from './handed-out.js';

it('Some of many are told in each turn, all of them in order', async () => {
  const hand = handedOut(2);
  const told: number[] = [];
  for (const one of [1, 2, 3, 4, 5]) hand(() => told.push(one));
  expect(told).toEqual([]);
  await nextTurn();
  expect(told).toEqual([1, 2]);
  hand(() => told.push(6));
  await nextTurn();
  await nextTurn();
  expect(told).toEqual([1, 2, 3, 4, 5, 6]);
});

it('What is given while something is handed out comes behind it', async () => {
  const hand = handedOut(1);
  const told: string[] = [];
  hand(() => {
    told.push('first');
    hand(() => told.push('second'));
  });
  await nextTurn();
  await nextTurn();
  expect(told).toEqual(['first', 'second']);
});
