/** The GraphQL documents of these pages, read from their sources, with the fields that each selects. */
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import {
  buildSchema,
  Kind,
  parse,
  TypeInfo,
  visit,
  visitWithTypeInfo,
  type DefinitionNode,
  type FragmentDefinitionNode,
  type OperationDefinitionNode,
} from 'graphql';

export interface ShownDocument {
  readonly name: string;
  /** Folder of the source file, such as `event/own`. */
  readonly folder: string;
  readonly kind: 'query' | 'mutation' | 'subscription';
  /** Leaf fields such as `TournamentSeat.name`, and root fields such as `Query.tournamentTables`. */
  readonly fields: ReadonlySet<string>;
}

const SOURCES = fileURLToPath(new URL('../../', import.meta.url));
const SCHEMA = new URL('../../../../../libs/contracts/graphql/schema.graphql', import.meta.url);
const DOCUMENT = /\bgraphql\(\s*`([^`]+)`/g;

interface Placed<Definition = DefinitionNode> {
  readonly folder: string;
  readonly definition: Definition;
}

export function shownDocuments(): readonly ShownDocument[] {
  const schema = buildSchema(readFileSync(SCHEMA, 'utf8'));
  const placed = sourceFiles().flatMap(definitionsIn);
  const fragments = new Map(
    placed.filter(isFragment).map(({ definition }) => [definition.name.value, definition]),
  );
  return placed.filter(isOperation).map(({ folder, definition }) => {
    const fields = new Set<string>();
    const types = new TypeInfo(schema);
    const open: DefinitionNode[] = [definition];
    const seen = new Set<string>();
    for (let node = open.pop(); node; node = open.pop()) {
      visit(
        node,
        visitWithTypeInfo(types, {
          Field({ name: { value }, selectionSet }) {
            const type = types.getParentType()?.name ?? '';
            const isRoot = type === 'Query' || type === 'Subscription';
            if (value !== '__typename' && (isRoot || !selectionSet)) fields.add(`${type}.${value}`);
          },
          FragmentSpread({ name: { value } }) {
            const fragment = fragments.get(value);
            if (!fragment) throw new Error(`There is no fragment ${value}.`);
            if (!seen.has(value)) open.push(fragment);
            seen.add(value);
          },
        }),
      );
    }
    const name = definition.name?.value ?? '';
    return { name, folder, kind: definition.operation, fields };
  });
}

const sourceFiles = (): readonly string[] =>
  readdirSync(SOURCES, { recursive: true, encoding: 'utf8' })
    .map((path) => path.replaceAll('\\', '/'))
    .filter((path) => /\.tsx?$/.test(path) && !/\.spec(-kit)?\./.test(path));

function definitionsIn(path: string): readonly Placed[] {
  const source = readFileSync(`${SOURCES}${path}`, 'utf8');
  const folder = path.slice(0, path.lastIndexOf('/'));
  return [...source.matchAll(DOCUMENT)].flatMap(([, text = '']) =>
    parse(text.replaceAll('@_unmask', '')).definitions.map((definition) => ({
      folder,
      definition,
    })),
  );
}

const isOperation = (placed: Placed): placed is Placed<OperationDefinitionNode> =>
  placed.definition.kind === Kind.OPERATION_DEFINITION;

const isFragment = (placed: Placed): placed is Placed<FragmentDefinitionNode> =>
  placed.definition.kind === Kind.FRAGMENT_DEFINITION;
