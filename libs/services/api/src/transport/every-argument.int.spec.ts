/** Every argument of every query, mutation and subscription, given what makes no sense. */
import { GraphQLSchemaHost } from '@nestjs/graphql';
import { matchQueries } from '@scoresheet/services-read-models';
import type { GraphQLField, GraphQLSchema, OperationTypeNode } from 'graphql';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startWithAccounts, type AccountsApi } from '../accounts/accounts.spec-kit.js';
import { take } from '../api.spec-kit.js';
import { askedWith, leavesOf, type Leaf } from './every-argument.spec-kit.js';

let api: AccountsApi;
let schema: GraphQLSchema;
beforeAll(async () => {
  const queries = () => matchQueries(api.database);
  api = await startWithAccounts({
    frontDoor: { operationsPerSecond: 1_000_000, costPerSecond: 1_000_000_000 },
    matches: {
      page: (asked) => queries().page(asked),
      hasFrom: (...asked) => queries().hasFrom(...asked),
      count: (asked) => queries().count(asked),
    },
  });
  ({ schema } = api.get(GraphQLSchemaHost));
});
afterAll(() => api.close());

/** What no id, name, cursor or word can be. */
const IMPOSSIBLE = ['\0', 'm-\0-1', '\ud800', 'x\udfff', 'x'.repeat(10_240)];
const ODD = [
  '',
  ' ',
  '-1',
  "'; --",
  '%',
  '𝒳',
  true,
  null,
  1.5,
  -1,
  0,
  2 ** 31,
  -(2 ** 31),
  2 ** 53,
  1e308,
  [],
  [[]],
  {},
  { a: { b: [] } },
];

/** The code of what an operation was answered with; undefined: no error. */
async function codeOf(
  operation: OperationTypeNode,
  query: string,
  variables: Record<string, unknown>,
) {
  if (String(operation) !== 'subscription') {
    const { errors } = await api.ask(query, variables, api.operator);
    return errors?.[0]?.extensions?.code;
  }
  const client = api.socket(api.operator);
  try {
    await take(client, query, variables, 1);
    return undefined;
  } catch (error) {
    const errors = error instanceof Error ? error.cause : error;
    return (errors as { extensions?: { code?: string } }[])[0]?.extensions?.code;
  } finally {
    await client.dispose();
  }
}

type Field = GraphQLField<unknown, unknown>;

const ROOTS = ['query', 'mutation', 'subscription'] as OperationTypeNode[];

const fieldsOf = (operation: OperationTypeNode): readonly Field[] =>
  Object.values(schema.getRootType(operation)?.getFields() ?? {});

async function eachLeaf(
  of: (leaf: Leaf) => readonly unknown[],
  judge: (code: string | undefined, asked: string) => void,
): Promise<number> {
  let count = 0;
  for (const operation of ROOTS) {
    for (const field of fieldsOf(operation)) {
      for (const leaf of leavesOf(field)) {
        for (const value of of(leaf)) {
          const { query, variables } = askedWith(operation, field, leaf, value);
          const asked = `${query} ${leaf.path.join('.')} ${JSON.stringify(value).slice(0, 40)}`;
          judge(await codeOf(operation, query, variables), asked);
          count += 1;
        }
      }
    }
  }
  return count;
}

describe('An argument', () => {
  it('that nothing can be called is the client’s mistake, wherever it stands', async () => {
    const wrong: string[] = [];
    const asked = await eachLeaf(
      ({ isText }) => (isText ? IMPOSSIBLE : []),
      (code, what) => code === 'BAD_USER_INPUT' || wrong.push(`${code}: ${what}`),
    );
    expect(wrong).toEqual([]);
    expect(asked).toBeGreaterThan(50 * IMPOSSIBLE.length);
  });

  it('of a strange kind or size is never an error of ours', async () => {
    const wrong: string[] = [];
    await eachLeaf(
      () => ODD,
      (code, what) => code === 'INTERNAL_SERVER_ERROR' && wrong.push(what),
    );
    expect(wrong).toEqual([]);
  });
});
