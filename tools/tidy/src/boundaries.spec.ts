import { execFileSync } from 'node:child_process';
import { dirname, join } from 'node:path';
import { ESLint, type Linter } from 'eslint';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';
import { packagesIn } from './packages.js';
import { ROOT, workspaceFiles } from './workspace-files.js';

const BOUNDARY = '@nx/enforce-module-boundaries';

const CODE = /(?<!\.(spec|spec-kit))\.ts$/;

const files = workspaceFiles();
const packages = packagesIn(files);

/** Code by its path. All of it is known before the first test runs, and gets one program of types. */
const plants = new Map<string, string>();
let linter: ESLint | undefined;

type Messages = () => Promise<Linter.LintMessage[]>;

/** Plants code in a folder; the result asks the linter about it. */
function plantedIn(folder: string, code: string, suffix = '.ts'): Messages {
  const path = join(ROOT, folder, `planted-${plants.size}${suffix}`);
  plants.set(path, code);
  return async () => {
    linter ??= newLinter();
    const [result] = await linter.lintText(code, { filePath: path });
    return result?.messages ?? [];
  };
}

/** Plants code beside the first source file of a layer. */
const planted = (layer: string, code: string): Messages =>
  plantedIn(dirname(sourceOf(layer)), code);

const plantedInSpec = (layer: string, code: string): Messages =>
  plantedIn(dirname(sourceOf(layer)), code, '.spec.ts');

const rulesOf = async (messages: Messages): Promise<readonly (string | null)[]> =>
  (await messages()).map(({ ruleId }) => ruleId);

function newLinter(): ESLint {
  const languageOptions = { parserOptions: { programs: [programOfPlants()] } };
  return new ESLint({ cwd: ROOT, overrideConfig: { languageOptions } });
}

function programOfPlants(): ts.Program {
  const config = { extends: './tsconfig.json', include: [], files: [...plants.keys()] };
  const { options, fileNames } = ts.parseJsonConfigFileContent(config, ts.sys, ROOT);
  const host = ts.createCompilerHost(options, true);
  const { fileExists, readFile } = host;
  host.fileExists = (path) => plants.has(path) || fileExists(path);
  host.readFile = (path) => plants.get(path) ?? readFile(path);
  return ts.createProgram(fileNames, options, host);
}

function sourceOf(layer: string): string {
  const folders = packages.filter(({ layers }) => layers.includes(layer)).map((one) => one.folder);
  const source = files.find(
    ({ path }) => folders.some((folder) => path.startsWith(`${folder}/src/`)) && CODE.test(path),
  );
  if (source === undefined) throw new Error(`No package of layer ${layer} has a source file.`);
  return source.path;
}

function imports(name: string): string {
  return `import * as planted from '${name}';\nexport const use = planted;\n`;
}

/** Rows for `it.each`: what is imported where, and the plant of it. */
const importing = (...rows: readonly (readonly [string, string, string])[]) =>
  rows.map(([what, layer, name]) => [what, planted(layer, imports(name))] as const);

/** An app whose name ends with `-e2e` is of a type of its own, and as little imported as the others. */
function nxApps(): readonly string[] {
  const nx = join(ROOT, 'node_modules', 'nx', 'dist', 'bin', 'nx.js');
  const printed = execFileSync(process.execPath, [nx, 'graph', '--print'], {
    cwd: ROOT,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  });
  const { graph } = JSON.parse(printed) as { graph: { nodes: Record<string, { type: string }> } };
  const named = Object.entries(graph.nodes);
  return named.flatMap(([name, { type }]) => (['app', 'e2e'].includes(type) ? [name] : []));
}

describe('A forbidden import between packages is refused', () => {
  it.each(
    importing(
      ['a game in the engine', 'rules-engine', '@scoresheet/games-fuzzycards'],
      ['the catalog in a game', 'game', '@scoresheet/games-catalog'],
      ['a service in a rule', 'game', '@scoresheet/services-match'],
      ['a service in the engine', 'rules-engine', '@scoresheet/services-match'],
      ['a service in a domain', 'domain', '@scoresheet/services-worker'],
      ['a rule in the contracts', 'contracts', '@scoresheet/rules-engine'],
      ['a domain in the log', 'event-log-port', '@scoresheet/domain-record'],
      ['an adapter in a service', 'service', '@scoresheet/event-log-postgres'],
      ['the tests of rules in a game', 'game', '@scoresheet/rules-testing'],
      ['another package by its path', 'domain', '../../../rules/engine/src/index.js'],
    ),
  )('%s', async (_what, messages) => {
    expect(await rulesOf(messages)).toContain(BOUNDARY);
  });

  const apps = ['app', 'service', 'tool'].map(
    (layer) => [layer, planted(layer, imports('@scoresheet/standalone'))] as const,
  );
  it.each(apps)('an app in a package of layer %s', async (_layer, messages) => {
    expect(await rulesOf(messages)).toContain(BOUNDARY);
  });

  it('and every app is an app to Nx, which would else let it be imported like a library', () => {
    const apps = packages.filter(({ folder }) => folder.startsWith('apps/'));
    expect(nxApps()).toEqual(expect.arrayContaining(apps.map(({ name }) => name)));
  });

  const type = "import type { Card } from '@scoresheet/games-fuzzycards';\nexport type X = Card;\n";
  const typeOnly = planted('rules-engine', type);
  it('even when only a type is imported', async () => {
    expect((await rulesOf(typeOnly))[0]).toBe(BOUNDARY);
  });
});

describe('A circle of packages is refused', () => {
  const circle = plantedIn('libs/services/tail/src', imports('@scoresheet/services-worker'));
  it('though each of them may import the layer of the other', async () => {
    const messages = await circle();
    expect(messages.map(({ ruleId }) => ruleId)).toEqual([BOUNDARY]);
    expect(messages[0]?.message).toMatch(/^Circular dependency/);
  });

  const itself = planted('rules-engine', imports('@scoresheet/rules-engine'));
  it('and so is a package that imports itself by its name', async () => {
    expect((await rulesOf(itself))[0]).toBe(BOUNDARY);
  });
});

describe('An npm package outside the list of its layer is refused', () => {
  it.each(
    importing(
      ['a schema library in a game', 'game', 'zod'],
      ['a parser in the engine', 'rules-engine', 'yaml'],
      ['a database in a domain', 'domain', 'pg'],
      ['a framework in a domain', 'domain', '@nestjs/common'],
      ['a database in the contracts', 'contracts', 'typeorm'],
      ['an ORM in the log', 'event-log-adapter', 'typeorm'],
      ['a test runner in shipped code', 'rules-engine', 'vitest'],
      ['a package that nobody declared', 'service', 'semver'],
    ),
  )('%s', async (_what, messages) => {
    expect(new Set(await rulesOf(messages))).toEqual(new Set([BOUNDARY]));
  });
});

describe('Impure code is refused in rules, domains and contracts', () => {
  const impure = [
    ['the clock', 'export const now = new Date();', 'no-restricted-globals'],
    ['a timer', 'setTimeout(() => undefined, 1);', 'no-restricted-globals'],
    ['chance', 'export const roll = Math.random();', 'no-restricted-properties'],
    ['the process', 'export const home = process.env;', 'no-restricted-globals'],
    ['a buffer', "export const bytes = Buffer.from('');", 'no-restricted-globals'],
    ['a console', "console.log('');", 'no-restricted-globals'],
    ['a file', imports('node:fs'), 'no-restricted-imports'],
    ['a file by its short name', imports('fs'), 'no-restricted-imports'],
    ['a late import', "export const late = import('./index.js');", 'no-restricted-syntax'],
    ['a class', 'export class Deck {}', 'no-restricted-syntax'],
  ] as const;
  const layers = ['rules-engine', 'game', 'catalog', 'tournament', 'domain', 'contracts'];
  const cases = layers.flatMap((layer) =>
    impure.map(([what, code, rule]) => [layer, what, planted(layer, code), rule] as const),
  );

  it.each(cases)('%s: %s', async (_layer, _what, messages, rule) => {
    expect(await rulesOf(messages)).toEqual([rule]);
  });

  const hidden = planted('game', '/* eslint-disable */\nexport const now = new Date();\n');
  it('even when a comment asks the linter to look away', async () => {
    expect(await rulesOf(hidden)).toContain('no-restricted-globals');
  });
});

describe('What the design allows passes', () => {
  it.each(
    importing(
      ['the engine in a game', 'game', '@scoresheet/rules-engine'],
      ['a game in the catalog', 'catalog', '@scoresheet/games-fuzzycards'],
      ['hashing in a domain', 'domain', '@noble/hashes/sha2.js'],
      ['a schema in the contracts', 'contracts', 'zod'],
      ['a database in an adapter', 'event-log-adapter', 'pg'],
      ['the log in a service', 'service', '@scoresheet/event-log-port'],
      ['a framework in a service', 'service', '@nestjs/common'],
      ['the file system in a service', 'service', 'node:fs'],
      ['an adapter in the runtime', 'runtime', '@scoresheet/event-log-postgres'],
      ['a service in an app', 'app', '@scoresheet/services-runtime'],
    ),
  )('%s', async (_what, messages) => {
    expect(await messages()).toEqual([]);
  });

  const inSpec = ['vitest', 'fast-check', 'node:fs', '@scoresheet/rules-testing'].map(
    (name) => [name, plantedInSpec('game', imports(name))] as const,
  );
  it.each(inSpec)('in the spec of a game: %s', async (_name, messages) => {
    expect(await messages()).toEqual([]);
  });
});

describe('Other house rules that only a linter sees', () => {
  const promise = planted('service', 'Promise.resolve(1);\n');
  it('refuses a promise that a service does not wait for', async () => {
    expect(await rulesOf(promise)).toEqual(['@typescript-eslint/no-floating-promises']);
  });

  const types = "import type { DataSource, EntityManager, Repository } from 'typeorm';\n";
  const uses = 'export type Uses = [DataSource, EntityManager, Repository<object>];\n';
  const writes = [
    'export const keep = (rows: EntityManager) => rows.save({});',
    'export const keep = (rows: Repository<object>) => rows.save([{}]);',
    'export const drop = ({ manager }: DataSource) => manager.remove([{}]);',
  ].map((code) => [code, planted('service', `${types}${uses}${code}\n`)] as const);
  it.each(writes)('refuses a write of more than one statement: %s', async (_code, messages) => {
    expect(await rulesOf(messages)).toEqual(['house/one-statement']);
  });

  const figures = planted(
    'service',
    'export const keep = (figures: { save(): void }) => figures.save();\n',
  );
  it('lets others be saved than rows', async () => {
    expect(await figures()).toEqual([]);
  });

  const leftOut = ['it.only', 'describe.skip', 'it.todo', 'test.concurrent.only'].map((call) => {
    const [suite] = call.split('.');
    const code = `import { ${suite} } from 'vitest';\n${call}('x');\n`;
    return [call, plantedInSpec('game', code)] as const;
  });
  it.each(leftOut)('refuses %s in a spec', async (_call, messages) => {
    expect(await rulesOf(messages)).toEqual(['no-restricted-syntax']);
  });

  const again = "import { it } from 'vitest';\nit('x', { retry: 2 }, () => undefined);\n";
  const retried = plantedInSpec('game', again);
  it('refuses that a spec is tried again', async () => {
    expect((await retried())[0]?.message).toContain('mend that');
  });

  const copies = [
    [
      'what an error says',
      'export const words = (e: unknown) => (e instanceof Error ? e.message : `${e}`);',
    ],
    ['a hash', "export const id = (b: Buffer) => createHash('sha256').update(b).digest('hex');"],
    ['a hash by its short name', "export const id = (b: Buffer) => hash('sha256', b, 'hex');"],
  ].map(([what = '', code = '']) => [what, planted('service', code)] as const);
  it.each(copies)('refuses one more copy of %s', async (_what, messages) => {
    expect(await rulesOf(messages)).toEqual(['no-restricted-syntax']);
  });

  const spreads = [
    ['an object', 'export const two = (a: object) => ({ ...{ b: 1 }, ...a });'],
    ['a list', 'export const two = (a: number) => [...[a, a], a];'],
    [
      'an object or none',
      'export const two = (a?: number) => ({ ...(a === undefined ? {} : { a }) });',
    ],
    ['an object if there is one', 'export const two = (a?: number) => ({ ...(a && { a }) });'],
  ].map(([what = '', code = '']) => [what, planted('service', `${code}\n`)] as const);
  it.each(spreads)('refuses to spread the literal of %s', async (_what, messages) => {
    expect(await rulesOf(messages)).toContain('no-restricted-syntax');
  });

  const late = planted('service', "export const later = () => import('argon2');\n");
  it('refuses a dynamic import of a package, whose exports a bundle may lose', async () => {
    expect(await rulesOf(late)).toContain('no-restricted-syntax');
  });

  const any = planted('service', 'export const anything: any = 1;\n');
  it('refuses any', async () => {
    expect((await rulesOf(any))[0]).toBe('@typescript-eslint/no-explicit-any');
  });
});
