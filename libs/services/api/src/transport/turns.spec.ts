import { AsyncLocalStorage } from 'node:async_hooks';
import { setImmediate as turn } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { turns } from './turns.js';

it('What takes long begins by turns, and others are served in between', async () => {
  const order: string[] = [];
  const inTurn = turns();
  for (const name of ['a', 'b', 'c']) inTurn(() => void order.push(name));
  expect(order).toEqual([]);
  for (let i = 0; i < 3; i += 1) {
    await turn();
    order.push('others');
  }
  expect(order).toEqual(['a', 'others', 'b', 'others', 'c', 'others']);
  inTurn(() => void order.push('later'));
  await turn();
  expect(order.at(-1)).toBe('later');
});

it('What begins later is still about the same request', async () => {
  const requests = new AsyncLocalStorage<string>();
  const seen: (string | undefined)[] = [];
  const inTurn = turns();
  for (const name of ['a', 'b']) {
    requests.run(name, () => inTurn(() => void seen.push(requests.getStore())));
  }
  await expect.poll(() => seen).toEqual(['a', 'b']);
});
