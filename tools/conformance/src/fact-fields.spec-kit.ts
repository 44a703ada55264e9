/** What facts hold, read out of the sources: the kinds of the engine and the stories of a game. */
import { readdirSync } from 'node:fs';
import ts from 'typescript';

export interface FactFields {
  readonly word: string;
  readonly says: string;
  readonly fields: readonly Field[];
}

interface Field {
  readonly name: string;
  /** As TypeScript has it: `Seat`, `CardId`, `readonly string[]`. */
  readonly type: string;
  readonly says: string;
}

/** Types of these files, as the compiler of the workspace sees them. */
export function programOf(root: string): ts.Program {
  const files = ['libs/rules/engine/src/contract/facts.ts', ...gameFiles(root)].map(
    (file) => root + file,
  );
  const program = ts.createProgram(files, {
    module: ts.ModuleKind.NodeNext,
    moduleResolution: ts.ModuleResolutionKind.NodeNext,
    target: ts.ScriptTarget.ES2023,
    noEmit: true,
    strict: true,
    skipLibCheck: true,
    customConditions: ['@scoresheet/source'],
    resolveJsonModule: true,
    types: [],
  });
  program.getTypeChecker(); // from then on nodes know where they stand
  return program;
}

const gameFiles = (root: string): readonly string[] =>
  readdirSync(`${root}libs/games`)
    .filter((game) => game !== 'catalog')
    .flatMap((game) =>
      readdirSync(`${root}libs/games/${game}/src`, { recursive: true, encoding: 'utf8' })
        .filter((file) => file.endsWith('.ts') && !/\.spec(-kit)?\.ts$/.test(file))
        .map((file) => `libs/games/${game}/src/${file}`),
    );

/** Every interface of `facts.ts` that has a `kind` of its own, but for the stories of games. */
export function kindsOfFacts(program: ts.Program): readonly FactFields[] {
  const source = sourcesIn(program, 'libs/rules/engine/src/contract/facts.ts')[0];
  const statements: readonly ts.Statement[] = source?.statements ?? [];
  return statements.filter(ts.isInterfaceDeclaration).flatMap((declared) => {
    const fields = declared.members.filter(ts.isPropertySignature).map(fieldOf);
    const kind = fields.find(({ name }) => name === 'kind')?.type.replaceAll("'", '');
    if (kind === undefined || kind === 'happened') return [];
    const others = fields.filter(({ name }) => name !== 'kind');
    return [{ word: kind, says: docOf(declared), fields: others }];
  });
}

function fieldOf(member: ts.PropertySignature): Field {
  const name = `${member.name.getText()}${member.questionToken ? '?' : ''}`;
  return { name, type: member.type?.getText() ?? '', says: docOf(member) };
}

const docOf = (node: ts.Node): string =>
  ts
    .getJSDocCommentsAndTags(node)
    .filter(ts.isJSDoc)
    .map(({ comment }) => ts.getTextOfJSDocComment(comment) ?? '')
    .join(' ')
    .replaceAll(/\s+/g, ' ');

/**
 * The type of a story's field, as the game tells it (`tell(play, 'entered', { card })`). Where a
 * story's name is worked out, its fields have the types that they have wherever the game tells them.
 */
export function typesTold(
  program: ts.Program,
  game: string,
): (what: string, field: string) => string | undefined {
  const told = toldBy(program, game);
  const anywhere = (field: string): string | undefined =>
    [...told].find(([key]) => key.endsWith(` ${field}`))?.[1];
  return (what, field) => told.get(`${what} ${field}`) ?? anywhere(field);
}

function toldBy(program: ts.Program, game: string): ReadonlyMap<string, string> {
  const checker = program.getTypeChecker();
  const told = new Map<string, Set<string>>();
  const note = (key: string, type: string): void =>
    void told.set(key, (told.get(key) ?? new Set()).add(type));
  const look = (node: ts.Node): void => {
    for (const [key, type] of fieldsTold(checker, node)) note(key, type);
    ts.forEachChild(node, look);
  };
  for (const path of [
    `libs/games/${game}/src/`,
    'libs/rules/engine/src/',
    'libs/rules/cards/src/',
  ]) {
    sourcesIn(program, path).forEach(look);
  }
  return new Map([...told].map(([key, types]) => [key, [...types].sort().join(' or ')]));
}

const sourcesIn = (program: ts.Program, path: string): readonly ts.SourceFile[] =>
  program.getSourceFiles().filter(({ fileName }) => fileName.includes(path));

function fieldsTold(
  checker: ts.TypeChecker,
  node: ts.Node,
): readonly (readonly [key: string, type: string])[] {
  if (!ts.isCallExpression(node) || node.expression.getText() !== 'tell') return [];
  const [, what, fields] = node.arguments;
  if (!what || !fields) return [];
  const objects = [fields, ...(ts.isConditionalExpression(fields) ? [fields.whenTrue] : [])];
  return objects.filter(ts.isObjectLiteralExpression).flatMap(({ properties }) =>
    properties.flatMap((property) => {
      const type = typeOfProperty(checker, property);
      const name = property.name?.getText() ?? '';
      return namesOf(what).map((story) => [`${story} ${name}`, type] as const);
    }),
  );
}

/** `'hit'`, both of `missed ? 'missed' : 'hit'`, or any where the name is worked out. */
function namesOf(what: ts.Expression): readonly string[] {
  if (ts.isConditionalExpression(what)) {
    return [what.whenTrue, what.whenFalse].flatMap(namesOf);
  }
  return [ts.isStringLiteral(what) ? what.text : '*'];
}

function typeOfProperty(checker: ts.TypeChecker, property: ts.ObjectLiteralElementLike): string {
  if (ts.isShorthandPropertyAssignment(property)) {
    const symbol = checker.getShorthandAssignmentValueSymbol(property);
    return declared(checker, symbol) ?? plainType(checker, property.name);
  }
  return ts.isPropertyAssignment(property) ? typeOf(checker, property.initializer) : 'Json';
}

/** The name that the type has where the value was declared; the compiler forgets such names. */
function typeOf(checker: ts.TypeChecker, value: ts.Expression): string {
  if (ts.isCallExpression(value)) {
    const type = nameOf(checker, checker.getResolvedSignature(value)?.getDeclaration()?.type);
    if (type !== undefined) return type;
  }
  const isNamed = ts.isIdentifier(value) || ts.isPropertyAccessExpression(value);
  const symbol = isNamed ? checker.getSymbolAtLocation(value) : undefined;
  return declared(checker, symbol) ?? plainType(checker, value);
}

/** What a type parameter is called says nothing of what stands for it. */
const nameOf = (checker: ts.TypeChecker, type: ts.TypeNode | undefined): string | undefined =>
  type && !(checker.getTypeFromTypeNode(type).flags & ts.TypeFlags.TypeParameter)
    ? type.getText()
    : undefined;

function declared(checker: ts.TypeChecker, symbol: ts.Symbol | undefined): string | undefined {
  const node = symbol?.valueDeclaration;
  if (!node) return undefined;
  if (ts.isBindingElement(node)) {
    const name = (node.propertyName ?? node.name).getText();
    return declared(checker, checker.getTypeAtLocation(node.parent).getProperty(name));
  }
  if (ts.isParameter(node) || ts.isPropertySignature(node) || ts.isVariableDeclaration(node)) {
    const type = nameOf(checker, node.type);
    if (type !== undefined) return type;
  }
  const isMade = ts.isVariableDeclaration(node) && node.initializer;
  return isMade ? typeOf(checker, isMade) : undefined;
}

const plainType = (checker: ts.TypeChecker, node: ts.Node): string => {
  const type = checker.getBaseTypeOfLiteralType(checker.getTypeAtLocation(node));
  return checker.typeToString(type, undefined, ts.TypeFormatFlags.NoTruncation);
};
