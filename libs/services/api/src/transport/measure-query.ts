/** How large a query is, before any of it runs. */
import {
  getNamedType,
  isInterfaceType,
  isObjectType,
  Kind,
  type FieldNode,
  type GraphQLField,
  type GraphQLNamedType,
  type GraphQLSchema,
  type OperationDefinitionNode,
  type SelectionNode,
  type SelectionSetNode,
} from 'graphql';
import type { Fragments } from './measure-shape.js';
import { DEAR, LARGEST_PAGES, LENGTHS, MAX_PAGE, PER_PAGE } from './prices.js';

export interface QuerySize {
  readonly depth: number;
  readonly aliases: number;
  readonly directives: number;
  /** About as many fields as may have to be resolved, dear ones counted more often. */
  readonly cost: number;
  /** What is due besides, once for a page, however many rows the page has. */
  readonly perPage: number;
}

const NOTHING: QuerySize = { depth: 0, aliases: 0, directives: 0, cost: 0, perPage: 0 };

/** The page of a field at `place`: what is inside is asked for so often. */
function pageOf(
  place: string,
  field: FieldNode,
  asked: GraphQLField<unknown, unknown> | undefined,
): number {
  const first = asked?.args.find(({ name }) => name === 'first');
  if (first === undefined) return 1;
  const given = field.arguments?.find(({ name }) => name.value === 'first')?.value;
  const size = given?.kind === Kind.INT ? Number(given.value) : undefined;
  const largest = LARGEST_PAGES[place] ?? MAX_PAGE;
  const usual = given === undefined ? Number(first.defaultValue ?? largest) : largest;
  return Math.min(Math.max(size ?? usual, 1), largest);
}

/** What is asked within one operation, by whoever measures it. */
interface Measuring {
  readonly schema: GraphQLSchema;
  readonly fragments: Fragments;
  /**
   * Each fragment is measured once, however often it is spread, so that nested fragments cost us
   * nothing. A fragment within itself measures 0 here; a standard rule refuses it.
   */
  readonly known: Map<string, QuerySize>;
}

type Parent = GraphQLNamedType | undefined;

/** `fragments`: of the document that the operation stands in. */
export function measureQuery(
  schema: GraphQLSchema,
  fragments: Fragments,
  { operation, selectionSet, directives = [] }: OperationDefinitionNode,
): QuerySize {
  const parent = schema.getRootType(operation) ?? undefined;
  const inside = ofSet({ schema, fragments, known: new Map() }, selectionSet, parent);
  return { ...inside, directives: inside.directives + directives.length };
}

function ofSet(by: Measuring, { selections }: SelectionSetNode, parent: Parent): QuerySize {
  const sizes = selections.map((selection) => {
    const inside = ofSelection(by, selection, parent);
    return { ...inside, directives: inside.directives + (selection.directives?.length ?? 0) };
  });
  return sizes.reduce(together, NOTHING);
}

function ofSelection(by: Measuring, selection: SelectionNode, parent: Parent): QuerySize {
  switch (selection.kind) {
    case Kind.FIELD:
      return ofField(by, selection, parent);
    case Kind.FRAGMENT_SPREAD:
      return ofFragment(by, selection.name.value);
    case Kind.INLINE_FRAGMENT: {
      const narrowed = selection.typeCondition?.name.value;
      const type = narrowed === undefined ? parent : by.schema.getType(narrowed);
      return ofSet(by, selection.selectionSet, type);
    }
  }
}

function ofField(by: Measuring, field: FieldNode, parent: Parent): QuerySize {
  const { name, alias, selectionSet } = field;
  const aliases = alias ? 1 : 0;
  const place = `${parent?.name}.${name.value}`;
  const perPage = PER_PAGE[place] ?? 0;
  const own = DEAR[place] ?? 1;
  // Introspection has a depth limit of its own among the standard rules.
  if (name.value.startsWith('__')) return { ...NOTHING, depth: 1, aliases, cost: own };
  const hasFields = isObjectType(parent) || isInterfaceType(parent);
  const asked = hasFields ? parent.getFields()[name.value] : undefined;
  const type = asked && getNamedType(asked.type);
  const inside = selectionSet ? ofSet(by, selectionSet, type) : NOTHING;
  return {
    depth: inside.depth + 1,
    aliases: inside.aliases + aliases,
    directives: inside.directives,
    cost: own + inside.perPage + (LENGTHS[place] ?? pageOf(place, field, asked)) * inside.cost,
    perPage,
  };
}

function ofFragment(by: Measuring, name: string): QuerySize {
  const before = by.known.get(name);
  if (before !== undefined) return before;
  by.known.set(name, NOTHING);
  const fragment = by.fragments.get(name);
  if (!fragment) return NOTHING; // a standard rule says so
  const type = by.schema.getType(fragment.typeCondition.name.value);
  const size = ofSet(by, fragment.selectionSet, type);
  by.known.set(name, size);
  return size;
}

const together = (one: QuerySize, other: QuerySize): QuerySize => ({
  depth: Math.max(one.depth, other.depth),
  aliases: one.aliases + other.aliases,
  directives: one.directives + other.directives,
  cost: one.cost + other.cost,
  perPage: one.perPage + other.perPage,
});
