/**
 * Makes programs of the sources, file by file: into `dist` go the JavaScript of every TypeScript file
 * but specs and their kits, its map, and the JSON beside it; YAML that a file imports becomes a module,
 * since Node reads none. Types are checked elsewhere, once for the whole tree, so that no package
 * waits for the declarations of another. Then the programs are bundled. The pages for browsers are
 * made at the same time, by a process of their own.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, dirname, join, relative } from 'node:path';
import { transformSync } from '@swc/core';
import { bundle } from './bundle.mjs';
import { ROOT } from './install.mjs';
import { manifests } from './manifests.mjs';
import { SWC_OPTIONS } from './swc-options.mjs';
import { yamlModule } from './yaml-module.mjs';

const packages = () =>
  manifests()
    .map(dirname)
    .filter((folder) => existsSync(join(folder, 'src')) && !isOfPages(folder));

/** What runs in a browser is bundled for it, from the sources. */
const PAGES = 'apps/web';
const isOfPages = (/** @type {string} */ folder) =>
  [join(ROOT, PAGES), join(ROOT, 'libs', 'web')].some((room) => folder.startsWith(room));

async function buildPages() {
  const vite = join(ROOT, 'node_modules/vite/bin/vite.js');
  const config = join(ROOT, PAGES, 'vite.config.ts');
  const args = [vite, 'build', '--config', config, '--logLevel', 'warn'];
  const [code] = await once(spawn(process.execPath, args, { cwd: ROOT, stdio: 'inherit' }), 'exit');
  if (code !== 0) process.exitCode = 1;
}

/**
 * A file whose source is gone goes, too. None is kept for its time: sources that are unpacked over a
 * built folder may be older than what was built of others. Nx knows when nothing has changed.
 */
function build(/** @type {string} */ folder) {
  const [src, dist] = [join(folder, 'src'), join(folder, 'dist')];
  const made = new Set(
    filesIn(src)
      .filter(isProgram)
      .flatMap((file) => emit(join(src, file), join(dist, file))),
  );
  for (const file of filesIn(dist)) if (!made.has(join(dist, file))) rmSync(join(dist, file));
}

/** @returns {string[]} */
const filesIn = (/** @type {string} */ folder) =>
  existsSync(folder)
    ? readdirSync(folder, { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map(({ parentPath, name }) => relative(folder, join(parentPath, name)))
    : [];

const isProgram = (/** @type {string} */ file) =>
  /\.(ts|json)$/.test(file) && !/\.(spec|spec-kit)\.ts$/.test(file);

const YAML_IMPORT = /(?<=^import .* from ')(.*\.ya?ml)(?=';$)/gm;

/** @returns {string[]} the files that were written */
function emit(/** @type {string} */ source, /** @type {string} */ target) {
  const text = readFileSync(source, 'utf8');
  if (source.endsWith('.json')) return [written(target, text)];
  const file = target.replace(/\.ts$/, '.js');
  const sourceFileName = relative(dirname(file), source);
  const { code, map = '' } = transformSync(text, {
    ...SWC_OPTIONS,
    filename: source,
    sourceFileName,
  });
  const yaml = [...code.matchAll(YAML_IMPORT)].map(([name]) => name);
  return [
    written(
      file,
      `${code.replace(YAML_IMPORT, moduleOf)}//# sourceMappingURL=${basename(file)}.map\n`,
    ),
    written(`${file}.map`, map),
    ...yaml.map((name) => emitYaml(join(dirname(source), name), join(dirname(file), name))),
  ];
}

const emitYaml = (/** @type {string} */ source, /** @type {string} */ target) =>
  written(moduleOf(target), yamlModule(readFileSync(source, 'utf8'), relative(ROOT, source)));

/** What a YAML file is called as a module. */
const moduleOf = (/** @type {string} */ yaml) => `${yaml}.js`;

function written(/** @type {string} */ file, /** @type {string} */ text) {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
  return file;
}

const pages = buildPages();
for (const folder of packages()) build(folder);
await Promise.all([bundle(), pages]);
