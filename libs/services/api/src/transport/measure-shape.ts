/**
 * How much there is of a document, whatever its fields mean. It is measured before anything is
 * validated, because the standard rules compare fields with fields and fragments with fragments:
 * a small document could keep them busy for seconds.
 */
import {
  Kind,
  type DefinitionNode,
  type DocumentNode,
  type FieldNode,
  type FragmentDefinitionNode,
  type OperationDefinitionNode,
  type SelectionSetNode,
} from 'graphql';
import { MAX_QUERY_SELECTIONS } from './limits.js';

/** What is seen of a document without following its fragments. */
export interface DocumentOutline {
  readonly fragments: number;
  /** Selections of the largest set, as it is written. */
  readonly widest: number;
}

export interface DocumentShape {
  /** Selections of the largest definition, with all its fragments spelled out. */
  readonly selections: number;
  /**
   * How often a definition asks, in one place, what it asks there already. Not counted where
   * there are too many selections, which is refused in any case.
   */
  readonly repeats: number;
}

export type Fragments = ReadonlyMap<string, FragmentDefinitionNode>;
type Selecting = OperationDefinitionNode | FragmentDefinitionNode;

/** Fragments by name. The last of two with one name counts, as it does for the standard rules. */
export const fragmentsOf = ({ definitions }: DocumentNode): Fragments =>
  new Map(definitions.filter(isFragment).map((fragment) => [fragment.name.value, fragment]));

const isFragment = (definition: DefinitionNode): definition is FragmentDefinitionNode =>
  definition.kind === Kind.FRAGMENT_DEFINITION;
const isSelecting = (definition: DefinitionNode): definition is Selecting =>
  isFragment(definition) || definition.kind === Kind.OPERATION_DEFINITION;

const setsOf = ({ definitions }: DocumentNode): readonly SelectionSetNode[] =>
  definitions.filter(isSelecting).map(({ selectionSet }) => selectionSet);

export const outlineOf = (document: DocumentNode): DocumentOutline => ({
  fragments: document.definitions.filter(isFragment).length,
  widest: most(setsOf(document).map(widestOf)),
});

/** No fragment of the document may spread itself, by whatever detours. */
export function measureShape(document: DocumentNode): DocumentShape {
  const fragments = fragmentsOf(document);
  const known = new Map<string, number>();
  const sets = setsOf(document);
  const selections = most(sets.map((set) => spelledOut(set, { fragments, known })));
  const isTooMuch = selections > MAX_QUERY_SELECTIONS;
  return {
    selections,
    repeats: isTooMuch ? 0 : most(sets.map((set) => repeatsIn([set], fragments))),
  };
}

function widestOf({ selections }: SelectionSetNode): number {
  const inside = selections.map((one) =>
    'selectionSet' in one && one.selectionSet ? widestOf(one.selectionSet) : 0,
  );
  return most([selections.length, ...inside]);
}

interface Spelling {
  readonly fragments: Fragments;
  /** Each fragment is counted once, however often it is spread. */
  readonly known: Map<string, number>;
}

function spelledOut({ selections }: SelectionSetNode, by: Spelling): number {
  return selections.reduce((sum, one) => {
    if (one.kind === Kind.FRAGMENT_SPREAD) return sum + 1 + ofFragment(one.name.value, by);
    return sum + 1 + (one.selectionSet ? spelledOut(one.selectionSet, by) : 0);
  }, 0);
}

function ofFragment(name: string, by: Spelling): number {
  const fragment = by.fragments.get(name);
  const size = by.known.get(name) ?? (fragment ? spelledOut(fragment.selectionSet, by) : 0);
  by.known.set(name, size);
  return size;
}

/** What is asked under one name is asked of one object: its sets are looked at together. */
function repeatsIn(sets: readonly SelectionSetNode[], fragments: Fragments): number {
  const asked = new Map<string, FieldNode[]>();
  const spread = new Set<string>();
  for (const set of sets) gather(set, { fragments, asked, spread });
  return [...asked.values()].reduce((sum, fields) => {
    const inside = fields.flatMap(({ selectionSet }) => selectionSet ?? []);
    return sum + fields.length - 1 + (inside.length > 0 ? repeatsIn(inside, fragments) : 0);
  }, 0);
}

interface Gathering {
  readonly fragments: Fragments;
  /** Fields by the names of their answers. */
  readonly asked: Map<string, FieldNode[]>;
  readonly spread: Set<string>;
}

function gather({ selections }: SelectionSetNode, by: Gathering): void {
  for (const one of selections) {
    if (one.kind === Kind.FIELD) {
      const name = one.alias?.value ?? one.name.value;
      const beside = by.asked.get(name);
      if (beside === undefined) by.asked.set(name, [one]);
      else beside.push(one);
    } else if (one.kind === Kind.INLINE_FRAGMENT) {
      gather(one.selectionSet, by);
    } else if (!by.spread.has(one.name.value)) {
      by.spread.add(one.name.value);
      const fragment = by.fragments.get(one.name.value);
      if (fragment) gather(fragment.selectionSet, by);
    }
  }
}

const most = (counts: readonly number[]): number => Math.max(0, ...counts);
