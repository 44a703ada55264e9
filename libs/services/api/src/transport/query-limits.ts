/** What a request may cost before a resolver runs: the same rules on both transports. */
import {
  GraphQLError,
  Kind,
  type FragmentDefinitionNode,
  type SelectionSetNode,
  type ValidationContext,
  type ValidationRule,
} from 'graphql';

export const MAX_REQUEST_BYTES = 64 * 1024;
export const MAX_QUERY_TOKENS = 2_000;
/** The deepest question that the schema can reasonably be asked is half of this. */
export const MAX_QUERY_DEPTH = 12;
/** Aliases ask the same field again and again; this many still compose a screen. */
export const MAX_QUERY_ALIASES = 16;

/** Introspection has a depth limit of its own among the standard rules. */
const isIntrospection = (name: string): boolean => name.startsWith('__');

const depthLimit: ValidationRule = (context) => ({
  OperationDefinition(operation) {
    const depth = measure(context).depthOf(operation.selectionSet);
    if (depth <= MAX_QUERY_DEPTH) return;
    context.reportError(
      new GraphQLError(
        `This asks ${depth} levels deep; ${MAX_QUERY_DEPTH} are allowed. Ask in smaller parts.`,
        { nodes: operation },
      ),
    );
  },
});

const aliasLimit: ValidationRule = (context) => ({
  OperationDefinition(operation) {
    const aliases = measure(context).aliasesIn(operation.selectionSet);
    if (aliases <= MAX_QUERY_ALIASES) return;
    context.reportError(
      new GraphQLError(
        `This uses ${aliases} aliases; ${MAX_QUERY_ALIASES} are allowed. Ask in several requests.`,
        { nodes: operation },
      ),
    );
  },
});

export const QUERY_LIMITS: readonly ValidationRule[] = [depthLimit, aliasLimit];

/**
 * Each fragment is measured once, however often it is spread, so that nested fragments cost us
 * nothing. A fragment within itself measures 0 here; a standard rule refuses it.
 */
function measure(context: ValidationContext) {
  const depths = new Map<string, number>();
  const aliases = new Map<string, number>();

  const ofFragment = (
    name: string,
    known: Map<string, number>,
    count: (set: SelectionSetNode) => number,
  ): number => {
    const before = known.get(name);
    if (before !== undefined) return before;
    known.set(name, 0);
    const fragment: FragmentDefinitionNode | null | undefined = context.getFragment(name);
    const counted = fragment ? count(fragment.selectionSet) : 0;
    known.set(name, counted);
    return counted;
  };

  const depthOf = (set: SelectionSetNode): number =>
    Math.max(
      0,
      ...set.selections.map((selection) => {
        if (selection.kind === Kind.FRAGMENT_SPREAD) {
          return ofFragment(selection.name.value, depths, depthOf);
        }
        if (selection.kind === Kind.INLINE_FRAGMENT) return depthOf(selection.selectionSet);
        if (isIntrospection(selection.name.value)) return 1;
        return 1 + (selection.selectionSet ? depthOf(selection.selectionSet) : 0);
      }),
    );

  const aliasesIn = (set: SelectionSetNode): number =>
    set.selections.reduce((sum, selection) => {
      if (selection.kind === Kind.FRAGMENT_SPREAD) {
        return sum + ofFragment(selection.name.value, aliases, aliasesIn);
      }
      const own = selection.kind === Kind.FIELD && selection.alias ? 1 : 0;
      return sum + own + (selection.selectionSet ? aliasesIn(selection.selectionSet) : 0);
    }, 0);

  return { depthOf, aliasesIn };
}
