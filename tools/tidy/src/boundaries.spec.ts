import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { ESLint, type Linter } from 'eslint';
import { describe, expect, it } from 'vitest';
import { packagesIn } from './packages.js';
import { ROOT, workspaceFiles } from './workspace-files.js';

const BOUNDARY = '@nx/enforce-module-boundaries';

const CODE = /(?<!\.(spec|spec-kit))\.ts$/;

const files = workspaceFiles();
const packages = packagesIn(files);
// Where `CI` is set the parser would take types from the files on the disk, not from what is planted.
const parserOptions = { disallowAutomaticSingleRunInference: true };
const eslint = new ESLint({ cwd: ROOT, overrideConfig: { languageOptions: { parserOptions } } });

/** What the linter says about code as if it stood in the first source file of a layer. */
async function planted(layer: string, code: string): Promise<Linter.LintMessage[]> {
  const [result] = await eslint.lintText(code, { filePath: join(ROOT, sourceOf(layer)) });
  return result?.messages ?? [];
}

/** What the linter says about code as if it stood in a spec of that layer. */
async function plantedInSpec(layer: string, code: string): Promise<Linter.LintMessage[]> {
  const filePath = join(ROOT, sourceOf(layer).replace(/\.ts$/, '.spec.ts'));
  const [result] = await eslint.lintText(code, { filePath });
  return result?.messages ?? [];
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

/** An app whose name ends with `-e2e` is of a type of its own, and as little imported as the others. */
const nxApps = (): readonly string[] => ['app', 'e2e'].flatMap(nxProjects);

function nxProjects(type: string): readonly string[] {
  const nx = join(ROOT, 'node_modules', 'nx', 'dist', 'bin', 'nx.js');
  const command = [nx, 'show', 'projects', '--type', type, '--json'];
  const named = execFileSync(process.execPath, command, { cwd: ROOT, encoding: 'utf8' });
  return JSON.parse(named) as readonly string[];
}

describe('A forbidden import between packages is refused', () => {
  it.each([
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
  ])('%s', async (_what, layer, name) => {
    const messages = await planted(layer, imports(name));
    expect(messages.map(({ ruleId }) => ruleId)).toContain(BOUNDARY);
  });

  it.each(['app', 'service', 'tool'])('an app in a package of layer %s', async (layer) => {
    const messages = await planted(layer, imports('@scoresheet/standalone'));
    expect(messages.map(({ ruleId }) => ruleId)).toContain(BOUNDARY);
  });

  it('and every app is an app to Nx, which would else let it be imported like a library', () => {
    const apps = packages.filter(({ folder }) => folder.startsWith('apps/'));
    expect(nxApps()).toEqual(expect.arrayContaining(apps.map(({ name }) => name)));
  });

  it('even when only a type is imported', async () => {
    const code =
      "import type { Card } from '@scoresheet/games-fuzzycards';\nexport type X = Card;\n";
    const [message] = await planted('rules-engine', code);
    expect(message?.ruleId).toBe(BOUNDARY);
  });
});

describe('A circle of packages is refused', () => {
  it('though each of them may import the layer of the other', async () => {
    const code = imports('@scoresheet/services-worker');
    const filePath = join(ROOT, 'libs/services/tail/src/index.ts');
    const [result] = await eslint.lintText(code, { filePath });
    expect(result?.messages.map(({ ruleId }) => ruleId)).toEqual([BOUNDARY]);
    expect(result?.messages[0]?.message).toMatch(/^Circular dependency/);
  });

  it('and so is a package that imports itself by its name', async () => {
    const [message] = await planted('rules-engine', imports('@scoresheet/rules-engine'));
    expect(message?.ruleId).toBe(BOUNDARY);
  });
});

describe('An npm package outside the list of its layer is refused', () => {
  it.each([
    ['a schema library in a game', 'game', 'zod'],
    ['a parser in the engine', 'rules-engine', 'yaml'],
    ['a database in a domain', 'domain', 'pg'],
    ['a framework in a domain', 'domain', '@nestjs/common'],
    ['a database in the contracts', 'contracts', 'typeorm'],
    ['an ORM in the log', 'event-log-adapter', 'typeorm'],
    ['a test runner in shipped code', 'rules-engine', 'vitest'],
    ['a package that nobody declared', 'service', 'semver'],
  ])('%s', async (_what, layer, name) => {
    const messages = await planted(layer, imports(name));
    expect(new Set(messages.map(({ ruleId }) => ruleId))).toEqual(new Set([BOUNDARY]));
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
  const cases = layers.flatMap((layer) => impure.map((one) => [layer, ...one] as const));

  it.each(cases)('%s: %s', async (layer, _what, code, rule) => {
    expect((await planted(layer, code)).map(({ ruleId }) => ruleId)).toEqual([rule]);
  });

  it('even when a comment asks the linter to look away', async () => {
    const code = '/* eslint-disable */\nexport const now = new Date();\n';
    const messages = await planted('game', code);
    expect(messages.map(({ ruleId }) => ruleId)).toContain('no-restricted-globals');
  });
});

describe('What the design allows passes', () => {
  it.each([
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
  ])('%s', async (_what, layer, name) => {
    expect(await planted(layer, imports(name))).toEqual([]);
  });

  it.each(['vitest', 'fast-check', 'node:fs', '@scoresheet/rules-testing'])(
    'in the spec of a game: %s',
    async (name) => {
      expect(await plantedInSpec('game', imports(name))).toEqual([]);
    },
  );
});

describe('Other house rules that only a linter sees', () => {
  it('refuses a promise that a service does not wait for', async () => {
    const messages = await planted('service', 'Promise.resolve(1);\n');
    expect(messages.map(({ ruleId }) => ruleId)).toEqual([
      '@typescript-eslint/no-floating-promises',
    ]);
  });

  it.each([
    'export const keep = (rows: EntityManager) => rows.save({});',
    'export const keep = (rows: Repository<object>) => rows.save([{}]);',
    'export const drop = ({ manager }: DataSource) => manager.remove([{}]);',
  ])('refuses a write of more than one statement: %s', async (code) => {
    const types = "import type { DataSource, EntityManager, Repository } from 'typeorm';\n";
    const uses = 'export type Uses = [DataSource, EntityManager, Repository<object>];\n';
    const messages = await planted('service', `${types}${uses}${code}\n`);
    expect(messages.map(({ ruleId }) => ruleId)).toEqual(['house/one-statement']);
  });

  it('lets others be saved than rows', async () => {
    const code = 'export const keep = (figures: { save(): void }) => figures.save();\n';
    expect(await planted('service', code)).toEqual([]);
  });

  it.each(['it.only', 'describe.skip', 'it.todo', 'test.concurrent.only'])(
    'refuses %s in a spec',
    async (call) => {
      const [suite] = call.split('.');
      const code = `import { ${suite} } from 'vitest';\n${call}('x');\n`;
      const messages = await plantedInSpec('game', code);
      expect(messages.map(({ ruleId }) => ruleId)).toEqual(['no-restricted-syntax']);
    },
  );

  it('refuses that a spec is tried again', async () => {
    const code = "import { it } from 'vitest';\nit('x', { retry: 2 }, () => undefined);\n";
    const [message] = await plantedInSpec('game', code);
    expect(message?.message).toContain('mend that');
  });

  it.each([
    [
      'what an error says',
      'export const words = (e: unknown) => (e instanceof Error ? e.message : `${e}`);',
    ],
    ['a hash', "export const id = (b: Buffer) => createHash('sha256').update(b).digest('hex');"],
    ['a hash by its short name', "export const id = (b: Buffer) => hash('sha256', b, 'hex');"],
  ])('refuses one more copy of %s', async (_what, code) => {
    const messages = await planted('service', code);
    expect(messages.map(({ ruleId }) => ruleId)).toEqual(['no-restricted-syntax']);
  });

  it('refuses any', async () => {
    const [message] = await planted('service', 'export const anything: any = 1;\n');
    expect(message?.ruleId).toBe('@typescript-eslint/no-explicit-any');
  });
});
