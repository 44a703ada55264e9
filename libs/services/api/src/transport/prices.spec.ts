/** Prices name fields of the schema, and every query that names a record pays for looking it up. */
import { readFileSync } from 'node:fs';
import {
  buildSchema,
  getNamedType,
  getNullableType,
  isInterfaceType,
  isListType,
  isObjectType,
  type GraphQLField,
} from 'graphql';
import { describe, expect, it } from 'vitest';
import { DEAR, LARGEST_PAGES, LENGTHS, PER_PAGE } from './prices.js';

const SCHEMA = buildSchema(
  readFileSync(new URL('../../../../contracts/graphql/schema.graphql', import.meta.url), 'utf8'),
);
const FIELDS = new Map<string, GraphQLField<unknown, unknown>>(
  Object.values(SCHEMA.getTypeMap())
    .filter((type) => isObjectType(type) || isInterfaceType(type))
    .flatMap((type) =>
      Object.values(type.getFields()).map(
        (field) => [`${type.name}.${field.name}`, field] as const,
      ),
    ),
);
/** Every schema has them. */
const INTROSPECTION = ['Query.__schema', 'Query.__type'];
/** A page that is computed once for all who follow: each pays for a share of it. */
const SHARED = 'TournamentMessage.tables';
/** Least price of a query that looks a match or a tournament up in the archive and in the log. */
const COST_OF_LOOKUP = 50;
const RECORD_ARGUMENTS: readonly string[] = ['id', 'match', 'tournament'];

const priced = (prices: Readonly<Record<string, number>>): readonly string[] =>
  Object.keys(prices).filter((place) => !INTROSPECTION.includes(place));
const isList = (place: string): boolean => {
  const type = FIELDS.get(place)?.type;
  return type !== undefined && isListType(getNullableType(type));
};

describe('Prices', () => {
  it('name fields that the schema has', () => {
    const places = [DEAR, LENGTHS, LARGEST_PAGES, PER_PAGE].flatMap(priced);
    expect(places.filter((place) => !FIELDS.has(place))).toEqual([]);
    expect(places.length).toBeGreaterThan(70);
  });

  it('give a length only to lists without `first`, and a largest page only to fields with it', () => {
    const hasFirst = (place: string): boolean =>
      FIELDS.get(place)?.args.some(({ name }) => name === 'first') ?? false;
    expect(priced(LENGTHS).filter((place) => !isList(place))).toEqual([]);
    expect(priced(LENGTHS).filter(hasFirst)).toEqual([SHARED]);
    expect(priced(LARGEST_PAGES).filter((place) => !hasFirst(place))).toEqual([]);
  });

  it('are at least that of a lookup for each query and subscription that names a record', () => {
    const lookups = [...FIELDS].filter(
      ([place, { args }]) =>
        /^(Query|Subscription)\./.test(place) &&
        args.some(
          ({ name, type }) => RECORD_ARGUMENTS.includes(name) && getNamedType(type).name === 'ID',
        ),
    );
    const cheap = lookups.map(([place]) => place).filter((at) => (DEAR[at] ?? 1) < COST_OF_LOOKUP);
    expect(cheap).toEqual([]);
    expect(lookups.length).toBeGreaterThan(30);
  });
});
