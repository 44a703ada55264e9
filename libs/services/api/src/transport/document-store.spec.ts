import { parse } from 'graphql';
import { expect, it } from 'vitest';
import { documentStore } from './document-store.js';
import { MAX_KNOWN_DOCUMENTS, MAX_KNOWN_QUERY_CHARACTERS } from './limits.js';

const document = parse('{ games { id } }');

it('What was found valid is kept for so many queries, of some length, and no more', async () => {
  const store = documentStore();
  for (let i = 0; i < MAX_KNOWN_DOCUMENTS; i += 1) await store.set(`key ${i}`, document);
  expect(await store.get('key 0')).toBe(document); // now it is the one asked last
  await store.set('one more', document);
  expect(await store.get('key 0')).toBe(document);
  expect(await store.get('key 1')).toBeUndefined();
  await store.set('long', parse(`{ games { id } } ${'#'.repeat(MAX_KNOWN_QUERY_CHARACTERS)}`));
  expect(await store.get('long')).toBeUndefined();
});
