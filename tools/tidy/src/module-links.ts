import ts from 'typescript';
import type { WorkspaceFile } from './workspace-files.js';

/** What a module gives and takes, types included. */
export interface Links {
  /** Names that it exports. */
  readonly exports: readonly string[];
  /** Modules of which it exports all. */
  readonly stars: readonly string[];
  readonly imports: readonly Import[];
}

/** A name that is taken from a module; "*" takes them all. */
interface Import {
  readonly from: string;
  readonly name: string;
}

const known = new WeakMap<WorkspaceFile, Links>();

/** Two specs ask about the files of the whole workspace; each file is parsed once. */
export function linksOf(file: WorkspaceFile): Links {
  const links = known.get(file) ?? parsedLinks(file);
  known.set(file, links);
  return links;
}

function parsedLinks({ path, text }: WorkspaceFile): Links {
  const source = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true);
  return {
    exports: source.statements.flatMap((each) => exportsOf(each)),
    stars: source.statements.flatMap((each) => (isStar(each) ? [moduleOf(each)] : [])),
    imports: [
      ...source.statements.flatMap((each) => importsOf(each, source)),
      ...importsWithin(source),
    ],
  };
}

function exportsOf(statement: ts.Statement): string[] {
  if (ts.isExportAssignment(statement)) return ['default'];
  if (ts.isExportDeclaration(statement)) {
    const clause = statement.exportClause;
    if (clause === undefined) return [];
    return ts.isNamedExports(clause)
      ? clause.elements.map(({ name }) => name.text)
      : [clause.name.text];
  }
  const flags = ts.getCombinedModifierFlags(statement as unknown as ts.Declaration);
  if ((flags & ts.ModifierFlags.Export) === 0) return [];
  if ((flags & ts.ModifierFlags.Default) !== 0) return ['default'];
  if (!ts.isVariableStatement(statement)) return namesIn((statement as ts.ClassDeclaration).name);
  return statement.declarationList.declarations.flatMap(({ name }) => namesIn(name));
}

function namesIn(name: ts.BindingName | undefined): string[] {
  if (name === undefined) return [];
  if (ts.isIdentifier(name)) return [name.text];
  return name.elements.flatMap((each) => (ts.isBindingElement(each) ? namesIn(each.name) : []));
}

const isStar = (statement: ts.Statement): statement is ts.ExportDeclaration =>
  ts.isExportDeclaration(statement) && statement.exportClause === undefined;

const moduleOf = ({ moduleSpecifier }: ts.ExportDeclaration | ts.ImportDeclaration): string =>
  moduleSpecifier !== undefined && ts.isStringLiteral(moduleSpecifier) ? moduleSpecifier.text : '';

function importsOf(statement: ts.Statement, source: ts.SourceFile): Import[] {
  if (ts.isExportDeclaration(statement)) {
    const clause = statement.exportClause;
    const isNamed = clause !== undefined && ts.isNamedExports(clause);
    return taken(moduleOf(statement), isNamed ? clause.elements : undefined);
  }
  if (!ts.isImportDeclaration(statement)) return [];
  const bindings = statement.importClause?.namedBindings;
  if (bindings === undefined) return [];
  const from = moduleOf(statement);
  if (ts.isNamedImports(bindings)) return taken(from, bindings.elements);
  return usesOfAll(bindings.name.text, source).map((name) => ({ from, name }));
}

function taken(
  from: string,
  names?: readonly (ts.ImportSpecifier | ts.ExportSpecifier)[],
): Import[] {
  if (names === undefined) return [{ from, name: '*' }];
  return names.map(({ propertyName, name }) => ({ from, name: (propertyName ?? name).text }));
}

/** What is taken of a module by "all.name"; all of it where "all" itself is handed on. */
function usesOfAll(all: string, source: ts.SourceFile): string[] {
  return nodesOf(source).flatMap((node) => {
    if (!ts.isIdentifier(node) || node.text !== all || ts.isNamespaceImport(node.parent)) return [];
    const { parent } = node;
    if (ts.isPropertyAccessExpression(parent)) {
      return parent.expression === node ? [parent.name.text] : [];
    }
    if (ts.isQualifiedName(parent)) return parent.left === node ? [parent.right.text] : [];
    return ['*'];
  });
}

/** Late imports, and types written where they stand. */
function importsWithin(source: ts.SourceFile): Import[] {
  if (!source.text.includes('import(')) return [];
  return nodesOf(source).flatMap((node) => {
    const at = moduleWithin(node);
    return at !== undefined && ts.isStringLiteralLike(at) ? [{ from: at.text, name: '*' }] : [];
  });
}

function moduleWithin(node: ts.Node): ts.Node | undefined {
  if (ts.isImportTypeNode(node)) {
    return ts.isLiteralTypeNode(node.argument) ? node.argument.literal : undefined;
  }
  const isLate = ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword;
  return isLate ? node.arguments[0] : undefined;
}

function nodesOf(node: ts.Node): ts.Node[] {
  const nodes: ts.Node[] = [node];
  ts.forEachChild(node, (child) => {
    nodes.push(...nodesOf(child));
  });
  return nodes;
}
