/**
 * Cuts what a subscription asks for in two: what everybody is told alike, which is worked out once
 * for all of them, and what is the viewer's own.
 */
import { withoutUndefined } from '@scoresheet/rules-engine';
import {
  getOperationAST,
  Kind,
  type DocumentNode,
  type OperationDefinitionNode,
  type SelectionNode,
  type SelectionSetNode,
} from 'graphql';
import { fragmentsOf, type Fragments } from '../transport/measure-shape.js';

interface DocumentHalves {
  /** What everybody is told alike; absent where nothing of it is asked for. */
  readonly common: DocumentNode | undefined;
  /** What the viewer alone is told; absent where nothing of it is asked for. */
  readonly own: DocumentNode | undefined;
}

/** A crowd comes with one and the same operation, which is cut once. */
const known = new WeakMap<OperationDefinitionNode, DocumentHalves>();

/** `own`: names of the fields that are the viewer's own, always the same for one operation. */
export function documentHalves(
  document: DocumentNode,
  operationName: string | null | undefined,
  own: ReadonlySet<string>,
): DocumentHalves {
  const operation = getOperationAST(document, operationName);
  if (operation == null) return { common: document, own: undefined };
  const cut = known.get(operation);
  if (cut !== undefined) return cut;
  const fragments = fragmentsOf(document);
  const half = (isOwn: boolean) => documentOf(operation, { fragments, own, isOwn });
  const halves = { common: half(false), own: half(true) };
  known.set(operation, halves);
  return halves;
}

interface Cutting {
  readonly fragments: Fragments;
  readonly own: ReadonlySet<string>;
  /** Whether the viewer's own half is wanted, or the other. */
  readonly isOwn: boolean;
}

function documentOf(operation: OperationDefinitionNode, by: Cutting): DocumentNode | undefined {
  const selectionSet = wantedOf(operation.selectionSet, by);
  if (selectionSet === undefined) return undefined;
  // A field that is taken as a whole may spread fragments further in.
  const definitions = [{ ...operation, selectionSet }, ...by.fragments.values()];
  return { kind: Kind.DOCUMENT, definitions };
}

/** The part of a set that is wanted; undefined where that is nothing, since no set is empty. */
function wantedOf(set: SelectionSetNode, by: Cutting): SelectionSetNode | undefined {
  const selections = set.selections.flatMap((one) => wanted(one, by) ?? []);
  return selections.length === 0 ? undefined : { ...set, selections };
}

/** Fragments are spelled out, each with its conditions. */
function wanted(one: SelectionNode, by: Cutting): SelectionNode | undefined {
  if (one.kind === Kind.FIELD) {
    if (by.own.has(one.name.value)) return by.isOwn ? one : undefined;
    if (one.selectionSet === undefined) return by.isOwn ? undefined : one;
    const selectionSet = wantedOf(one.selectionSet, by);
    return selectionSet && { ...one, selectionSet };
  }
  const { directives } = one;
  const fragment = one.kind === Kind.INLINE_FRAGMENT ? one : by.fragments.get(one.name.value);
  const selectionSet = fragment && wantedOf(fragment.selectionSet, by);
  if (selectionSet === undefined) return undefined;
  const typeCondition = fragment?.typeCondition;
  return withoutUndefined({
    kind: Kind.INLINE_FRAGMENT,
    selectionSet,
    directives,
    typeCondition,
  });
}
