/** What comes over the wire: a client of Node unpacks it, so here the bytes are looked at. */
import { once } from 'node:events';
import { request as ask, type IncomingMessage } from 'node:http';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { GRAPHQL_PATH } from '@scoresheet/contracts-graphql';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startApi, type TestApi } from '../api.spec-kit.js';
import { LEAST_PACKED_BYTES } from './limits.js';

const CARDS = '{ games { id cards { code name } } }';

let api: TestApi;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.close());

async function post(query: string, accepts: string) {
  const headers = { 'content-type': 'application/json', 'accept-encoding': accepts };
  const asked = ask(api.url + GRAPHQL_PATH, { method: 'POST', headers });
  asked.end(JSON.stringify({ query }));
  const [response] = (await once(asked, 'response')) as [IncomingMessage];
  const parts: Buffer[] = [];
  for await (const part of response) parts.push(part as Buffer);
  return { headers: response.headers, bytes: Buffer.concat(parts) };
}

describe('The answer of a query', () => {
  it.each([
    ['gzip, deflate', 'gzip', gunzipSync],
    ['gzip, br', 'br', brotliDecompressSync],
  ])('is packed as its client takes it: %s', async (accepts, encoding, unpack) => {
    const plain = await post(CARDS, 'identity');
    expect(plain.headers['content-encoding']).toBeUndefined();
    const packed = await post(CARDS, accepts);
    expect(packed.headers).toMatchObject({
      'content-encoding': encoding,
      'content-length': String(packed.bytes.length),
      'content-type': plain.headers['content-type'],
      vary: 'accept-encoding',
    });
    expect(packed.bytes.length).toBeLessThan(plain.bytes.length / 3);
    expect(unpack(packed.bytes).equals(plain.bytes)).toBe(true);
  });

  it('is sent as it is where it is small', async () => {
    const { headers, bytes } = await post('{ games { id } }', 'gzip, br');
    expect(headers['content-encoding']).toBeUndefined();
    expect(bytes.length).toBeLessThan(LEAST_PACKED_BYTES);
  });
});

describe('The answer of a mutation', () => {
  it('is never packed, however long it is', async () => {
    const names = Array.from({ length: 16 }, (_, i) => `${'a'.repeat(100)}${i}`);
    const guests = names.map((name) => `${name}: signInAsGuest { actor token }`).join(' ');
    const { headers, bytes } = await post(`mutation { ${guests} }`, 'gzip, br');
    expect(bytes.length).toBeGreaterThan(LEAST_PACKED_BYTES);
    expect(String(bytes)).toContain('"token":');
    expect(headers['content-encoding']).toBeUndefined();
  });
});
