/** Documents typed by the schema of the server. */
import { initGraphQLTada } from 'gql.tada';
import type { introspection } from './schema-types/graphql-env.js';

export const graphql = initGraphQLTada<{
  introspection: introspection;
  scalars: { Json: unknown; Choice: string | readonly string[] | number; Instant: string };
}>();

export type { ResultOf, VariablesOf } from 'gql.tada';
