/** A server without room refuses what would have to be kept, and answers what is asked. */
import { afterEach, beforeEach, expect, it } from 'vitest';
import { startApi, type TestApi } from '../api.spec-kit.js';

let api: TestApi;
let shortage: string | undefined;

beforeEach(async () => {
  api = await startApi({ shortage: () => shortage });
});
afterEach(() => api.close());

const GUEST = 'mutation { signInAsGuest { __typename } }';
const ASKED = '{ matches(first: 1) { edges { node { id } } } }';

it('Nothing is accepted while there is no room, and everything again when there is', async () => {
  shortage = 'Only 0 MB are free where /srv/data is.';
  const { data, errors } = await api.ask(GUEST);
  expect(data).toBeNull();
  expect(errors).toMatchObject([{ extensions: { code: 'UNAVAILABLE' } }]);
  expect(errors?.[0]?.message).toMatch(/no room left.*Nothing was done/);
  expect((await api.ask(ASKED)).errors).toBeUndefined();

  shortage = undefined;
  expect((await api.ask(GUEST)).data).toMatchObject({ signInAsGuest: {} });
});

it('What operators are told of the disk is not told to players', async () => {
  shortage = 'Only 0 MB are free where /srv/data is.';
  expect(JSON.stringify(await api.ask(GUEST))).not.toContain('/srv/data');
});
