import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readJson, type JsonNode } from './read-json.js';

describe('JSON with places', () => {
  it('is what the platform reads, whatever the value', () => {
    fc.assert(
      fc.property(fc.jsonValue({ maxDepth: 4 }), fc.constantFrom(0, 2), (value, indent) => {
        const text = JSON.stringify(value, null, indent);
        const read = readJson(text);
        expect(read.ok && plain(read.value)).toEqual(JSON.parse(text));
      }),
    );
  });

  it('is refused where the platform refuses it, when a sign is lost, doubled or another', () => {
    const text = JSON.stringify({ a: [1, -2.5e3, 'x"\\\n'], b: { c: null, d: true }, e: [] });
    const place = fc.nat(text.length);
    const sign = fc.constantFrom('', '"', ',', ':', '{', '}', '[', ']', '0', '-', '\\', ' ', 'n');
    fc.assert(
      fc.property(place, place, sign, (from, length, inserted) => {
        const changed = text.slice(0, from) + inserted + text.slice(from + (length % 3));
        expect(readJson(changed).ok).toBe(isJson(changed));
      }),
      { numRuns: 2_000 },
    );
  });

  it.each([
    ['a name twice', '{"a":1,"b":2,"a":3}', 13],
    ['a text that is never closed', '["a', 1],
    ['more behind its end', '[] []', 3],
    ['a comma too many', '[1,]', 3],
    ['nothing where a value belongs', '{"a":}', 5],
    ['too many values in each other', '['.repeat(100_000), 9],
  ])('is refused with %s, at its place', (_what, text, at) => {
    expect(readJson(text)).toMatchObject({ ok: false, code: 'json-broken', at });
  });
});

function plain(node: JsonNode): unknown {
  switch (node.is) {
    case 'object':
      return Object.fromEntries([...node.members].map(([name, { value }]) => [name, plain(value)]));
    case 'array':
      return node.items.map(plain);
    case 'text':
      return node.text;
    case 'number':
    case 'word':
      return JSON.parse(node.text);
  }
}

/** A name that stands twice is JSON to the platform, which forgets the first value. */
function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}
