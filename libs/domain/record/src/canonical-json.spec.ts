import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { canonicalHash, canonicalJson, parseCanonical, type Json } from './canonical-json.js';
import { InvariantViolation } from './invariant.js';
import { MAX_JSON_DEPTH } from './json-depth.js';

const text = fc.string({ unit: 'grapheme' });
const json: fc.Arbitrary<Json> = fc.letrec<{ value: Json }>((tie) => ({
  value: fc.oneof(
    { maxDepth: 4 },
    fc.constant(null),
    fc.boolean(),
    fc.maxSafeInteger(),
    text,
    fc.array(tie('value'), { maxLength: 5 }),
    fc.dictionary(text, tie('value'), { maxKeys: 5, noNullPrototype: true }),
  ),
})).value;

const nested = (depth: number): Json => (depth === 0 ? 1 : [nested(depth - 1)]);

/** The same canonical form, written as slowly and as obviously as can be. */
function plainly(value: Json): string {
  if (Array.isArray(value)) return `[${value.map(plainly).join(',')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const members = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1));
  return `{${members.map(([key, member]) => `${JSON.stringify(key)}:${plainly(member as Json)}`).join(',')}}`;
}

describe('Canonical JSON', () => {
  it('orders keys by UTF-16 code units, as RFC 8785 shows in section 3.2.3', () => {
    const keys = ['\u20ac', '\r', '\ufb33', '1', '\u{1f600}', '\u0080', '\u00f6'];
    const written = canonicalJson(Object.fromEntries(keys.map((key) => [key, 0])));
    expect(Object.keys(JSON.parse(written) as object)).toEqual([
      '1',
      '\r',
      '\u0080',
      '\u00f6',
      '\u20ac',
      '\u{1f600}',
      '\ufb33',
    ]);
  });

  it('orders keys that look like numbers as text, however many there are', () => {
    expect(canonicalJson({ 9: 'a', 10: 'b', a: 'c' })).toBe('{"10":"b","9":"a","a":"c"}');
    const many = Object.fromEntries(Array.from({ length: 60 }, (_, i) => [`${59 - i}`, i]));
    expect(canonicalJson(many)).toBe(plainly(many));
  });

  it('escapes what must be escaped, in the shortest way, and nothing else', () => {
    const value = '\u20ac$\u000f\nA\'B"\\\\"/\u007f\u2028\t\b\f\r';
    expect(canonicalJson(value)).toBe(
      '"\u20ac$\\u000f\\nA\'B\\"\\\\\\\\\\"/\u007f\u2028\\t\\b\\f\\r"',
    );
  });

  it('keeps pairs of surrogates as they are', () => {
    expect(canonicalJson({ '😀': '😀' })).toBe('{"😀":"😀"}');
  });

  it('writes the largest integers without an exponent', () => {
    expect(canonicalJson([Number.MAX_SAFE_INTEGER, Number.MIN_SAFE_INTEGER, 0])).toBe(
      '[9007199254740991,-9007199254740991,0]',
    );
  });

  it('writes the same text whatever the order in which members were put in', () => {
    expect(canonicalJson({ b: [{ d: 1, c: 2 }], a: null })).toBe('{"a":null,"b":[{"c":2,"d":1}]}');
  });

  it('says the same as the plain definition, for any value', () => {
    fc.assert(fc.property(json, (value) => canonicalJson(value) === plainly(value)));
  });

  it.each(['', '"', '\\', '\n', '\u007f', '\u20ac', '\u{1f600}'])(
    'writes long texts with %j in them like short ones',
    (odd) => {
      const texts = ['x'.repeat(99), 'x'.repeat(20_000)].map((long) => long + odd + long);
      expect(canonicalJson(texts)).toBe(plainly(texts));
    },
  );

  it('is hashed without a text, and the hash is that of its text', () => {
    const told = (bytes: Uint8Array | string): string => `hash of ${String(bytes)}`;
    const bytes = [...'{"a":[1,"\u00e9"]}'].join('');
    expect(canonicalHash({ a: [1, '\u00e9'] }, told)).toBe(told(new TextEncoder().encode(bytes)));
  });

  it.each([
    ['a fraction', { hp: [1, 1.5] }, '$.hp[1] is no safe integer'],
    ['an integer beyond 2^53 - 1', [2 ** 53], '$[0] is no safe integer'],
    ['minus zero', { at: -0 }, '$.at is -0'],
    ['not a number', Number.NaN, '$ is no safe integer'],
    ['infinity', Number.POSITIVE_INFINITY, '$ is no safe integer'],
    ['undefined in an object', { a: { b: undefined } }, '$.a.b is undefined'],
    ['undefined in an array', [undefined], '$[0] is undefined'],
    ['a hole in an array', new Array(1), '$[0] is undefined'],
    ['a bigint', { n: 1n }, '$.n is bigint'],
    ['a function', [() => 1], '$[0] is function'],
    ['a symbol', [Symbol.iterator], '$[0] is symbol'],
    ['a lone surrogate', { name: 'a\ud800b' }, '$.name holds a lone surrogate'],
    ['a lone surrogate in a key', { '\udc00': 1 }, 'holds a lone surrogate'],
    ['a Map', { zones: new Map() }, '$.zones is no plain object'],
    ['an instance of a class', [new (class Card {})()], '$[0] is no plain object'],
    ['a nesting beyond the limit', nested(MAX_JSON_DEPTH + 1), 'nested deeper than'],
  ])('refuses %s and says where', (_, value, words) => {
    expect(() => canonicalJson(value)).toThrow(InvariantViolation);
    expect(() => canonicalJson(value)).toThrow(words);
  });

  it('refuses a value that contains itself', () => {
    const round: Json[] = [];
    round.push(round);
    expect(() => canonicalJson(round)).toThrow('nested deeper than');
  });
});

describe('Reading canonical JSON', () => {
  it('gives back what was written, for any value', () => {
    fc.assert(
      fc.property(json, (value) => {
        expect(parseCanonical(canonicalJson(value))).toStrictEqual(value);
      }),
    );
  });

  it('reads a key called __proto__ as a member like any other', () => {
    const value = parseCanonical('{"__proto__":{"admin":true}}');
    expect(Object.keys(value as object)).toEqual(['__proto__']);
    expect((value as { admin?: boolean }).admin).toBeUndefined();
  });

  it.each([
    '',
    ' 1',
    '1\n',
    '01',
    '1.0',
    '1e0',
    '-0',
    '-0.0',
    '1e2',
    '9007199254740993',
    '1e400',
    '+1',
    'NaN',
    '"\\u0041"',
    '"\\/"',
    '"\\u001F"',
    '"\\ud800"',
    '"\ud800"',
    '"a\nb"',
    '{"b":1,"a":2}',
    '{"a":1,"a":1}',
    '{"a": 1}',
    '{"a":1,}',
    '[1,]',
    '{"9":1,"10":2}',
    '\ufeff{}',
    '{}\u0000',
    'undefined',
    '['.repeat(200_000),
    '['.repeat(MAX_JSON_DEPTH + 1) + ']'.repeat(MAX_JSON_DEPTH + 1),
  ])('refuses %j, which is not canonical', (other) => {
    expect(parseCanonical(other)).toBeUndefined();
  });

  it('reads the deepest nesting that may be written', () => {
    const deepest = '['.repeat(MAX_JSON_DEPTH) + ']'.repeat(MAX_JSON_DEPTH);
    expect(parseCanonical(deepest)).toBeDefined();
  });

  it('never throws, and never takes a text for another one', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string({ unit: 'binary' }), fc.json()), (other) => {
        const value = parseCanonical(other);
        expect(value === undefined || canonicalJson(value) === other).toBe(true);
      }),
    );
  });
});
