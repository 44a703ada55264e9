import { describe, expect, it } from 'vitest';
import { deadExports } from './dead-exports.js';
import { workspaceFiles } from './workspace-files.js';

/** Exports that something needs which is no import, each with that something. */
const NEEDED: Readonly<Record<string, string>> = {
  'libs/services/projector/src/views/archive.view.ts ArchivedRow': 'the declaration of VIEWS',
  'tools/workspace/nx-targets.mjs createNodesV2': 'Nx, which finds it by its name',
  'tools/workspace/nx-targets.mjs postTasksExecution': 'Nx, which finds it by its name',
  'tools/workspace/source-hooks.mjs load': 'Node, which finds it by its name',
  'tools/workspace/source-hooks.mjs resolve': 'Node, which finds it by its name',
};

const TAIL = 'libs/services/tail';
const WORKER = 'libs/services/worker';

const manifest = JSON.stringify({
  name: '@scoresheet/services-tail',
  exports: { '.': { '@scoresheet/source': './src/index.ts' } },
});

/** Files of a package with an index, and of another that may import it. */
const planted = (texts: Readonly<Record<string, string>>) =>
  Object.entries({ [`${TAIL}/package.json`]: manifest, ...texts }).map(([path, text]) => ({
    path,
    text,
  }));

describe('Every export is imported by somebody', () => {
  it('in the whole workspace, but for those that something else needs', () => {
    expect(deadExports(workspaceFiles())).toEqual(Object.keys(NEEDED));
  });

  it.each([
    ['a constant', 'export const a = 1;'],
    ['a function', 'export async function a() {}'],
    ['a class', 'export abstract class a {}'],
    ['an enumeration', 'export enum a {}'],
    ['an interface', 'export interface a {}'],
    ['a type', 'export type a = 1;'],
    ['a part of an object', 'export const { b: a } = { b: 1 };'],
    ['a list of names', 'const a = 1;\nexport { a };'],
    ['what another file has', "export { b as a } from '@scoresheet/rules-engine';"],
  ])('%s nobody imports', (_what, text) => {
    expect(deadExports(planted({ [`${TAIL}/src/a.ts`]: text }))).toEqual([`${TAIL}/src/a.ts a`]);
  });

  it.each([
    ['a file of the package', 'b.ts', "import { a } from './a.js';"],
    ['its spec', 'a.spec.ts', "import { a } from './a.js';"],
    ['a type of it', 'b.ts', "import type { a as b } from './a.js';"],
    ['a late import', 'b.ts', "const { a } = await import('./a.js');"],
    ['a type written where it stands', 'b.ts', "let b: typeof import('./a.js');"],
    ['all of it, by the name', 'b.ts', "import * as all from './a.js';\nall.a();"],
    ['all of it, by the type', 'b.ts', "import type * as all from './a.js';\nlet b: all.a;"],
    ['all of it, handed on', 'b.ts', "import * as all from './a.js';\nshow(all);"],
  ])('by %s', (_what, name, text) => {
    const files = planted({ [`${TAIL}/src/a.ts`]: 'export type a = 1;' });
    const importer = { path: `${TAIL}/src/${name}`, text };
    expect(deadExports(files)).toHaveLength(1);
    expect(deadExports([...files, importer])).toEqual([]);
  });

  it('and another name of the file does not do', () => {
    const files = planted({
      [`${TAIL}/src/a.ts`]: 'export const a = 1;\nexport const b = 2;\nexport const c = a;',
      [`${TAIL}/src/a.spec.ts`]: "import * as all from './a.js';\nall.a;\n// all.b, { c } './a.js'",
    });
    expect(deadExports(files)).toEqual([`${TAIL}/src/a.ts b`, `${TAIL}/src/a.ts c`]);
  });
});

describe('Every name of an index is imported from outside', () => {
  const inside = {
    [`${TAIL}/src/a.ts`]: 'export const a = 1;\nexport const b = 2;',
    [`${TAIL}/src/index.ts`]: "export { a } from './a.js';\nexport { b } from './a.js';",
    [`${TAIL}/src/c.ts`]: "import { a, b } from './a.js';",
  };
  const outside = { [`${WORKER}/src/d.ts`]: "import { a } from '@scoresheet/services-tail';" };

  it('not only from inside', () => {
    const files = planted({ ...inside, ...outside });
    expect(deadExports(files)).toEqual([`${TAIL}/src/index.ts b`]);
  });

  it('not by a spec of the package', () => {
    const spec = { [`${TAIL}/src/b.spec.ts`]: "import { b } from './index.js';" };
    const files = planted({ ...inside, ...outside, ...spec });
    expect(deadExports(files)).toEqual([`${TAIL}/src/index.ts b`]);
  });

  it('by a spec of another package too', () => {
    const spec = "import { b } from '@scoresheet/services-tail';";
    const files = planted({ ...inside, ...outside, [`${WORKER}/src/d.spec.ts`]: spec });
    expect(deadExports(files)).toEqual([]);
  });

  it('each single one, where it exports all of a file', () => {
    const index = { [`${TAIL}/src/index.ts`]: "export * from './a.js';" };
    const files = planted({ ...inside, ...outside, ...index });
    expect(deadExports(files)).toEqual([`${TAIL}/src/index.ts b`]);
  });
});
