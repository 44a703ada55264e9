/** All places of a schema where a client may write something, and operations that write there. */
import {
  getNamedType,
  isCompositeType,
  isEnumType,
  isInputObjectType,
  isListType,
  isNonNullType,
  isRequiredArgument,
  isRequiredInputField,
  isUnionType,
  type GraphQLField,
  type GraphQLInputType,
  type OperationTypeNode,
} from 'graphql';

export interface Leaf {
  /** From the argument through the fields of input objects. */
  readonly path: readonly string[];
  readonly isList: boolean;
  /** Whether text may stand there. */
  readonly isText: boolean;
}

type Field = GraphQLField<unknown, unknown>;

const TEXTS = ['ID', 'String', 'Choice', 'Json'];

export const leavesOf = (field: Field): readonly Leaf[] =>
  field.args.flatMap(({ name, type }) => leavesIn(type, [name]));

function leavesIn(type: GraphQLInputType, path: readonly string[]): readonly Leaf[] {
  const named = getNamedType(type);
  if (isInputObjectType(named)) {
    return Object.values(named.getFields()).flatMap((one) =>
      leavesIn(one.type, [...path, one.name]),
    );
  }
  const isList = isListType(isNonNullType(type) ? type.ofType : type);
  return [{ path, isList, isText: TEXTS.includes(named.name) }];
}

/** The operation with as little as it needs, but for `value` in the place of the leaf. */
export function askedWith(
  operation: OperationTypeNode,
  field: Field,
  leaf: Leaf,
  value: unknown,
): { readonly query: string; readonly variables: Record<string, unknown> } {
  const [name = '', ...inside] = leaf.path;
  const args = field.args.filter((one) => isRequiredArgument(one) || one.name === name);
  const declared = args.map((one) => `$${one.name}: ${String(one.type)}`).join(', ');
  const given = args.map((one) => `${one.name}: $${one.name}`).join(', ');
  const least = Object.fromEntries(args.map((one) => [one.name, plain(one.type)]));
  const put = leaf.isList && typeof value === 'string' ? [value] : value;
  return {
    query: `${operation}(${declared}) { ${field.name}(${given}) ${selectionOf(field)} }`,
    variables: { ...least, [name]: within(least[name], inside, put) },
  };
}

const REFUSALS: Readonly<Record<string, string>> = {
  Refused: '... on Refused { code says }',
  Conflict: '... on Conflict { says }',
};

function selectionOf({ type }: Field): string {
  const named = getNamedType(type);
  if (!isCompositeType(named)) return '';
  const members = isUnionType(named) ? named.getTypes() : [];
  return `{ __typename ${members.map(({ name }) => REFUSALS[name] ?? '').join(' ')} }`;
}

function within(least: unknown, path: readonly string[], value: unknown): unknown {
  const [name, ...inside] = path;
  if (name === undefined) return value;
  const before = (least ?? {}) as Readonly<Record<string, unknown>>;
  return { ...before, [name]: within(before[name], inside, value) };
}

/** Something that the type takes. */
function plain(type: GraphQLInputType): unknown {
  const bare = isNonNullType(type) ? type.ofType : type;
  if (isListType(bare)) return [];
  if (isEnumType(bare)) return bare.getValues()[0]?.name;
  if (!isInputObjectType(bare)) return PLAIN[bare.name];
  const required = Object.values(bare.getFields()).filter(isRequiredInputField);
  return Object.fromEntries(required.map((one) => [one.name, plain(one.type)]));
}

const PLAIN: Readonly<Record<string, unknown>> = {
  ID: 'm-none',
  String: 'x',
  Int: 0,
  Float: 0,
  Boolean: false,
  Choice: 'x',
  Json: {},
};
