/** What a query may be: one list of limits, which hold on both transports. */
import {
  GraphQLError,
  NoFragmentCyclesRule,
  UniqueFragmentNamesRule,
  validate,
  type DocumentNode,
  type GraphQLSchema,
  type ValidationRule,
} from 'graphql';
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
import { measureQuery, type QuerySize } from './measure-query.js';
import {
  fragmentsOf,
  measureShape,
  outlineOf,
  type DocumentOutline,
  type DocumentShape,
} from './measure-shape.js';

interface Limit<Size> {
  readonly of: keyof Size;
  readonly atMost: number;
  says(size: number): string;
}

const SIZE_LIMITS: readonly Limit<QuerySize>[] = [
  {
    of: 'depth',
    atMost: MAX_QUERY_DEPTH,
    says: (n) =>
      `This asks ${n} levels deep; ${MAX_QUERY_DEPTH} are allowed. Ask in smaller parts.`,
  },
  {
    of: 'aliases',
    atMost: MAX_QUERY_ALIASES,
    says: (n) =>
      `This uses ${n} aliases; ${MAX_QUERY_ALIASES} are allowed. Ask in several requests.`,
  },
  {
    of: 'directives',
    atMost: MAX_QUERY_DIRECTIVES,
    says: (n) =>
      `This uses ${n} directives; ${MAX_QUERY_DIRECTIVES} are allowed. Leave out what you skip.`,
  },
  {
    of: 'cost',
    atMost: MAX_QUERY_COST,
    says: (n) =>
      `This may cost ${n}; ${MAX_QUERY_COST} is allowed. Ask for smaller pages, written as numbers, or for fewer fields.`,
  },
];

const OUTLINE_LIMITS: readonly Limit<DocumentOutline>[] = [
  {
    of: 'fragments',
    atMost: MAX_QUERY_FRAGMENTS,
    says: (n) =>
      `This has ${n} fragments; ${MAX_QUERY_FRAGMENTS} are allowed. Ask in several requests.`,
  },
  {
    of: 'widest',
    atMost: MAX_SET_SELECTIONS,
    says: (n) =>
      `This selects ${n} things in one place; ${MAX_SET_SELECTIONS} are allowed. Ask in smaller parts.`,
  },
];

const SHAPE_LIMITS: readonly Limit<DocumentShape>[] = [
  {
    of: 'selections',
    atMost: MAX_QUERY_SELECTIONS,
    says: (n) =>
      `This selects ${n} things, fragments spelled out; ${MAX_QUERY_SELECTIONS} are allowed. Ask in smaller parts.`,
  },
  {
    of: 'repeats',
    atMost: MAX_QUERY_REPEATS,
    says: (n) =>
      `This asks ${n} times for what it has asked for; ${MAX_QUERY_REPEATS} are allowed. Ask once.`,
  },
];

const beyond = <Size extends Readonly<Record<keyof Size, number>>>(
  limits: readonly Limit<Size>[],
  size: Size,
): readonly string[] =>
  limits.filter(({ of, atMost }) => size[of] > atMost).map(({ of, says }) => says(size[of]));

const shapeLimits: ValidationRule = (context) => ({
  Document: {
    leave(document) {
      for (const says of beyond(SHAPE_LIMITS, measureShape(document))) {
        context.reportError(new GraphQLError(says));
      }
    },
  },
});

const sizeLimits: ValidationRule = (context) => ({
  OperationDefinition(operation) {
    const fragments = fragmentsOf(context.getDocument());
    const size = measureQuery(context.getSchema(), fragments, operation);
    for (const says of beyond(SIZE_LIMITS, size)) {
      context.reportError(new GraphQLError(says, { nodes: operation }));
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

/** Two rules of the specification that take little time, and without which nothing can be measured. */
const MEASURABLE: readonly ValidationRule[] = [UniqueFragmentNamesRule, NoFragmentCyclesRule];

/**
 * What is wrong with a document by our own rules. To be asked before the rules of the specification,
 * some of which take time that grows with the square of what they are given.
 */
export function problemsOf(
  schema: GraphQLSchema,
  document: DocumentNode,
  introspection: boolean,
): readonly GraphQLError[] {
  // The outline is by far the cheapest look, and all that the largest documents get.
  const outside = beyond(OUTLINE_LIMITS, outlineOf(document));
  if (outside.length > 0) return outside.map((says) => new GraphQLError(says));
  const unmeasurable = validate(schema, document, MEASURABLE);
  if (unmeasurable.length > 0) return unmeasurable;
  const own = [sizeLimits, shapeLimits, ...(introspection ? [] : [noIntrospection])];
  return validate(schema, document, own);
}

/** Leaves the hint at a name of the schema out where the schema is not shown, as Apollo does. */
export const withoutSuggestion = (message: string): string =>
  message.replace(/ ?Did you mean(.+?)\?$/, '');
