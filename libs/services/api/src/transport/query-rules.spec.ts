import { buildSchema, getIntrospectionQuery, parse } from 'graphql';
import { describe, expect, it } from 'vitest';
import {
  MAX_QUERY_ALIASES,
  MAX_QUERY_COST,
  MAX_QUERY_DEPTH,
  MAX_QUERY_DIRECTIVES,
  MAX_QUERY_FRAGMENTS,
  MAX_QUERY_REPEATS,
  MAX_QUERY_SELECTIONS,
  MAX_SET_SELECTIONS,
} from './limits.js';
import { problemsOf as problems, withoutSuggestion } from './query-rules.js';

const SCHEMA = buildSchema('type Query { again: Query, n: Int }');

const problemsOf = (query: string, introspection = true): readonly string[] =>
  problems(SCHEMA, parse(query), introspection).map(({ message }) => message);

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
    expect(problemsOf(circle)).toEqual([expect.stringContaining('within itself via "B"')]);
  });

  it('may have as many directives as the limit, wherever they stand', () => {
    const spread = '... @include(if: true) { n } ';
    expect(problemsOf(`{ ${spread.repeat(MAX_QUERY_DIRECTIVES)} }`)).toEqual([]);
    const tooMany = `{ ${spread.repeat(MAX_QUERY_DIRECTIVES)} n @skip(if: false) }`;
    expect(problemsOf(tooMany)).toEqual([
      'This uses 33 directives; 32 are allowed. Leave out what you skip.',
    ]);
  });

  it('may ask for the schema, where it is shown', () => {
    expect(problemsOf(getIntrospectionQuery())).toEqual([]);
    const hidden = problemsOf(getIntrospectionQuery(), false);
    expect(hidden[0]).toContain('does not answer "__schema"');
    expect(problemsOf('{ __typename }', false)).toEqual([]);
  });
});

describe('A document, whatever its fields mean,', () => {
  const fragments = (count: number) =>
    `{ ...F0 } fragment F0 on Query { n } ` +
    Array.from({ length: count - 1 }, (_, i) => `fragment F${i + 1} on Query { n }`).join(' ');

  it.each([
    ['fragments', fragments, MAX_QUERY_FRAGMENTS],
    ['things in one place', (n: number) => `{ ${'... { n } '.repeat(n)} }`, MAX_SET_SELECTIONS],
    ['repeats', (n: number) => `{ ${'n '.repeat(n + 1)} }`, MAX_QUERY_REPEATS - 1],
  ])('has as many %s as the limit, and no more', (_what, of, atMost) => {
    expect(problemsOf(of(atMost))).toEqual([]);
    expect(problemsOf(of(atMost + 1))[0]).toMatch(new RegExp(`(${atMost + 1}|101) `));
  });

  it('selects so much with all fragments spelled out, introspection included', () => {
    const twice = Array.from({ length: 9 }, (_, i) => {
      const next = i === 8 ? 'kind' : `...F${i + 1}`;
      return `fragment F${i} on __Schema { ${next} ${next} }`;
    });
    const asked = (n: number) => `{ __schema { ...F${9 - n} } } ${twice.slice(9 - n).join(' ')}`;
    expect(problemsOf(asked(8))).toEqual([]);
    expect(problemsOf(asked(9))[0]).toContain(`spelled out; ${MAX_QUERY_SELECTIONS} are allowed`);
  });

  it('repeats what it asks, by fragments and within what is asked twice, too', () => {
    const set = `{ ${'n '.repeat(30)} }`;
    expect(problemsOf(`{ again ${set} again ${set} again ${set} }`)).toEqual([]);
    expect(
      problemsOf(
        `{ again ${set} ...F ...F again ${set} ... { again ${set} } } fragment F on Query { again ${set} }`,
      ),
    ).toEqual(['This asks 122 times for what it has asked for; 100 are allowed. Ask once.']);
  });
});

describe('The cost of a query', () => {
  const LISTS = buildSchema(`
    type Query { page(first: Int! = 100): Page, exportMatch: String }
    type Page { nodes: [Node], hasMore: Boolean }
    type Node { a: Int, b: Int, page(first: Int): Page }
    type Mutation { signIn: String }`);
  const costsOf = (query: string): readonly string[] =>
    problems(LISTS, parse(query), true).map(({ message }) => message);

  it.each([
    ['a full page', '{ page(first: 500) { nodes { a b } hasMore } }'],
    [
      'the usual page of usual pages',
      '{ page(first: 20) { nodes { page(first: 20) { hasMore } } } }',
    ],
    ['three sign-ins', 'mutation { signIn a: signIn b: signIn }'],
    ['nine exports', `{ ${Array.from({ length: 9 }, (_, i) => `a${i}: exportMatch`).join(' ')} }`],
  ])('allows %s', (_what, query) => {
    expect(costsOf(query)).toEqual([]);
  });

  it.each([
    ['a page of pages', '{ page(first: 100) { nodes { page(first: 100) { hasMore } } } }'],
    [
      'pages as long as they are when nothing is said',
      '{ page { nodes { page(first: 99) { hasMore } } } }',
    ],
    [
      'pages of a length that stands in a variable',
      'query($n: Int) { page(first: 20) { nodes { page(first: $n) { hasMore } } } }',
    ],
    [
      'more than a page can hold',
      `{ ${'page(first: 9999) { nodes { a b } } '.repeat(1)} a: page(first: 500) { nodes { a b } } b: page(first: 500) { nodes { a b } } c: page(first: 500) { nodes { a b page { hasMore } } } }`,
    ],
    ['five sign-ins', 'mutation { signIn a: signIn b: signIn c: signIn d: signIn }'],
    [
      'one field many times by fragments',
      `{ ...A } fragment A on Query { ${Array.from({ length: 11 }, (_, i) => `a${i}: exportMatch`).join(' ')} }`,
    ],
  ])('refuses %s', (_what, query) => {
    expect(costsOf(query)).toEqual([
      expect.stringMatching(
        new RegExp(`^This may cost \\d+; ${MAX_QUERY_COST} is allowed\\. Ask `),
      ),
    ]);
  });
});

describe('A name that is not there', () => {
  it('is not put right where the schema is not shown', () => {
    const says = 'Cannot query field "matchs" on type "Query".';
    expect(withoutSuggestion(`${says} Did you mean "match" or "matches"?`)).toBe(says);
    expect(withoutSuggestion(says)).toBe(says);
  });
});
