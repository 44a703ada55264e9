/** What a query may be: one list of rules, and both transports validate by it. */
import { GraphQLError, specifiedRules, type ValidationRule } from 'graphql';
import {
  MAX_QUERY_ALIASES,
  MAX_QUERY_COST,
  MAX_QUERY_DEPTH,
  MAX_QUERY_DIRECTIVES,
} from './limits.js';
import { measureQuery, type QuerySize } from './measure-query.js';

interface Limit {
  readonly of: keyof QuerySize;
  readonly atMost: number;
  says(size: number): string;
}

const LIMITS: readonly Limit[] = [
  {
    ...{ of: 'depth', atMost: MAX_QUERY_DEPTH },
    says: (n) =>
      `This asks ${n} levels deep; ${MAX_QUERY_DEPTH} are allowed. Ask in smaller parts.`,
  },
  {
    ...{ of: 'aliases', atMost: MAX_QUERY_ALIASES },
    says: (n) =>
      `This uses ${n} aliases; ${MAX_QUERY_ALIASES} are allowed. Ask in several requests.`,
  },
  {
    ...{ of: 'directives', atMost: MAX_QUERY_DIRECTIVES },
    says: (n) =>
      `This uses ${n} directives; ${MAX_QUERY_DIRECTIVES} are allowed. Leave out what you skip.`,
  },
  {
    ...{ of: 'cost', atMost: MAX_QUERY_COST },
    says: (n) =>
      `This may cost ${n}; ${MAX_QUERY_COST} is allowed. Ask for smaller pages, written as numbers, or for fewer fields.`,
  },
];

const sizeLimits: ValidationRule = (context) => ({
  OperationDefinition(operation) {
    const parent = context.getSchema().getRootType(operation.operation) ?? undefined;
    const inside = measureQuery(context, operation.selectionSet, parent);
    const directives = inside.directives + (operation.directives?.length ?? 0);
    const size: QuerySize = { ...inside, directives };
    for (const { of, atMost, says } of LIMITS) {
      if (size[of] <= atMost) continue;
      context.reportError(new GraphQLError(says(size[of]), { nodes: operation }));
    }
  },
});

const noIntrospection: ValidationRule = (context) => ({
  Field(field) {
    const { value: name } = field.name;
    if (name !== '__schema' && name !== '__type') return;
    const says = `This server does not answer "${name}"; its schema is in the file schema.graphql of the source.`;
    context.reportError(new GraphQLError(says, { nodes: field }));
  },
});

/** Our own rules; they come after those of the specification. */
export const queryRules = (introspection: boolean): readonly ValidationRule[] =>
  introspection ? [sizeLimits] : [sizeLimits, noIntrospection];

export const allRules = (introspection: boolean): readonly ValidationRule[] => [
  ...specifiedRules,
  ...queryRules(introspection),
];

/** Where the schema is not shown, a guess is not put right either; Apollo does the same. */
export const withoutSuggestion = (message: string): string =>
  message.replace(/ ?Did you mean(.+?)\?$/, '');
