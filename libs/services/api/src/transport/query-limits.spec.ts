import { buildSchema, getIntrospectionQuery, parse, specifiedRules, validate } from 'graphql';
import { describe, expect, it } from 'vitest';
import { MAX_QUERY_ALIASES, MAX_QUERY_DEPTH, QUERY_LIMITS } from './query-limits.js';

const SCHEMA = buildSchema('type Query { again: Query, n: Int }');

const problemsOf = (query: string): readonly string[] =>
  validate(SCHEMA, parse(query), QUERY_LIMITS).map(({ message }) => message);

const nested = (depth: number, inside = 'n'): string =>
  depth === 1 ? `{ ${inside} }` : `{ again ${nested(depth - 1, inside)} }`;

const aliases = (count: number): string =>
  `{ ${Array.from({ length: count }, (_, i) => `a${i}: n`).join(' ')} }`;

describe('A query', () => {
  it('may be as deep as the limit, and no deeper', () => {
    expect(problemsOf(nested(MAX_QUERY_DEPTH))).toEqual([]);
    expect(problemsOf(nested(MAX_QUERY_DEPTH + 1))).toEqual([
      'This asks 13 levels deep; 12 are allowed. Ask in smaller parts.',
    ]);
  });

  it('gets no deeper by fragments, named or not', () => {
    const inFragment = `fragment F on Query ${nested(3)} query ${nested(10, '...F')}`;
    expect(problemsOf(inFragment)).toEqual([]);
    expect(problemsOf(inFragment.replace('{ n }', '{ again { n } }'))[0]).toContain('13 levels');
    expect(problemsOf(`query ${nested(12, '... on Query { again { n } }')}`)[0]).toContain('13');
  });

  it('may have as many aliases as the limit, wherever they stand', () => {
    expect(problemsOf(aliases(MAX_QUERY_ALIASES))).toEqual([]);
    expect(problemsOf(aliases(MAX_QUERY_ALIASES + 1))[0]).toContain('17 aliases; 16 are allowed');
    const twice = `fragment F on Query ${aliases(9)} { ...F again { ...F } }`;
    expect(problemsOf(twice)[0]).toContain('18 aliases');
  });

  it('made of fragments within fragments is measured at once, and one in a circle, too', () => {
    const doubling = Array.from(
      { length: 40 },
      (_, i) => `fragment F${i} on Query { a: again { ...F${i + 1} } b: again { ...F${i + 1} } }`,
    );
    const bomb = `{ ...F0 } ${doubling.join('\n')} fragment F40 on Query { n }`;
    expect(problemsOf(bomb).join()).toMatch(/levels deep.*aliases/);
    const circle = '{ ...A } fragment A on Query { again { ...B } } fragment B on Query { ...A }';
    expect(problemsOf(circle)).toEqual([]);
    expect(validate(SCHEMA, parse(circle), specifiedRules)).not.toEqual([]);
  });

  it('may ask for the schema', () => {
    expect(problemsOf(getIntrospectionQuery())).toEqual([]);
  });
});
