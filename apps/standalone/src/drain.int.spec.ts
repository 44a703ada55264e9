/** A load balancer needs a while to see that players should go elsewhere; until then they play on. */
import { afterEach, beforeEach, expect, it } from 'vitest';
import { post } from './standalone.spec-kit.js';
import { startWatched, type WatchedProcess } from './watched-process.spec-kit.js';

let watched: WatchedProcess;
beforeEach(async () => {
  watched = await startWatched('info', { SCORESHEET_DRAIN_SECONDS: '2' });
});
afterEach(() => watched.dispose());

const isReady = async () => (await fetch(`${watched.operations}/readyz`)).ok;
const ask = () => post(watched.url, JSON.stringify({ query: '{ __typename }' }));

it('A process that was told to stop is not ready, answers for a while, and closes then', async () => {
  expect(await isReady()).toBe(true);

  const ending = watched.lifetime.end(0);

  expect(await isReady()).toBe(false);
  expect(await ask()).toEqual({ data: { __typename: 'Query' } });
  await ending;
  await expect(ask()).rejects.toThrow('fetch failed');
});
