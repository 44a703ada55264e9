import { posix } from 'node:path';
import ts from 'typescript';
import type { WorkspaceFile } from './workspace-files.js';

const SOURCE = /^(apps|libs|tools)\/.+\.(ts|tsx|mjs)$/;

/** Types of the engine that cannot be told without each other: rules have plays, plays have rules. */
const MUTUAL = 'libs/rules/engine/src/contract/';

/**
 * Circles of files that import each other, types included, each as the way round it. Circles of
 * packages are Nx's to refuse. TypeScript is here already and finds the imports; a library would
 * bring a second parser for the sixty lines that are left.
 */
export function importCircles(files: readonly WorkspaceFile[]): string[] {
  const sources = files.filter(({ path }) => SOURCE.test(path));
  const imports = importsOf(sources);
  const circles = sources.flatMap(({ path }) => wayBack(path, imports) ?? []);
  return [...new Set(circles.map((circle) => wordsOf(circle)))].sort();
}

/** Files of the contract of which code is left when the types are gone. */
export function valuesInContract(files: readonly WorkspaceFile[]): string[] {
  const contract = files.filter(({ path }) => path.startsWith(MUTUAL));
  return contract.filter(({ text }) => codeOf(text) !== 'export {};').map(({ path }) => path);
}

const compilerOptions = {
  module: ts.ModuleKind.ESNext,
  verbatimModuleSyntax: true,
  removeComments: true,
};

const codeOf = (text: string): string =>
  ts.transpileModule(text, { compilerOptions }).outputText.trim();

type Imports = ReadonlyMap<string, readonly string[]>;

function importsOf(sources: readonly WorkspaceFile[]): Imports {
  const known = new Set(sources.map(({ path }) => path));
  const isMutual = (one: string, other: string) =>
    one.startsWith(MUTUAL) && other.startsWith(MUTUAL);
  return new Map(
    sources.map(({ path, text }) => {
      const names = ts.preProcessFile(text, true, true).importedFiles.map((each) => each.fileName);
      const targets = names.flatMap((name) => fileMeant(path, name, known) ?? []);
      return [path, targets.filter((target) => !isMutual(path, target))];
    }),
  );
}

function fileMeant(path: string, name: string, known: ReadonlySet<string>): string | undefined {
  if (!name.startsWith('.')) return undefined;
  const file = posix.join(posix.dirname(path), name);
  return [file, file.replace(/js$/, 'ts'), file.replace(/js$/, 'tsx')].find((at) => known.has(at));
}

/** The shortest way from a file back to itself. */
function wayBack(start: string, imports: Imports): readonly string[][] | undefined {
  const seen = new Set<string>();
  let ways: string[][] = [[start]];
  while (ways.length > 0) {
    const next: string[][] = [];
    for (const way of ways) {
      for (const target of imports.get(way.at(-1) as string) ?? []) {
        if (target === start) return [way];
        if (!seen.has(target)) next.push([...way, target]);
        seen.add(target);
      }
    }
    ways = next;
  }
  return undefined;
}

/** A circle in words that are the same wherever the circle was entered. */
function wordsOf(circle: readonly string[]): string {
  const first = circle.indexOf([...circle].sort()[0] as string);
  const around = [...circle.slice(first), ...circle.slice(0, first)];
  return [...around, around[0]].join(' -> ');
}
