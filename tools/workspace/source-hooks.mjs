/**
 * Lets Node run the sources of the workspace as they are, without a build: packages resolve to
 * `src`, types are taken out while a file is loaded, and YAML is read. A program that stays may import with
 * `?fresh=N` what was saved since. `register` loads this on a thread of its own.
 */
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { ROOT } from './install.mjs';
import { sourceVersions } from './source-versions.mjs';
import { isYaml, yamlModule } from './yaml-module.mjs';

const SOURCE = '@scoresheet/source';

/** Settings of the build, but for decorators: what runs from sources has none. */
const SETTINGS = /** @type {import('@swc/core').Options} */ ({
  swcrc: false,
  configFile: false,
  sourceMaps: 'inline',
  module: { type: 'es6' },
  jsc: {
    target: 'es2022',
    parser: { syntax: 'typescript' },
    experimental: { keepImportAttributes: true },
  },
});

/** What stands behind the address of an import by which everything saved since is loaded anew. */
const FRESH = /\?fresh=\d+$/;

const versions = sourceVersions(stampOf);

/** @type {import('node:module').ResolveHook} */
export async function resolve(specifier, context, next) {
  if (FRESH.test(specifier)) versions.lookAgain();
  const { url, ...resolved } = await sourceOf(specifier.replace(FRESH, ''), context, next);
  if (!isOwn(url)) return { url, ...resolved };
  const path = fileURLToPath(url);
  if (context.parentURL) versions.imports(fileURLToPath(context.parentURL), path);
  const version = versions.versionOf(path);
  return { ...resolved, url: version === 0 ? url : `${url}?version=${version}` };
}

/** @type {import('node:module').ResolveHook} */
async function sourceOf(specifier, context, next) {
  const from = context.parentURL;
  if (from && isTypeScript(from) && /^\.\.?\/.*\.js$/.test(specifier)) {
    const source = new URL(specifier.replace(/\.js$/, '.ts'), from);
    if (existsSync(source)) return { url: source.href, format: 'module', shortCircuit: true };
  }
  return next(specifier, { ...context, conditions: [SOURCE, ...context.conditions] });
}

/** @type {import('node:module').LoadHook} */
export async function load(url, context, next) {
  if (isOwn(url)) versions.loads(fileURLToPath(url));
  const { pathname } = new URL(url);
  const read = isYaml(pathname) ? asModule : isTypeScript(url) ? withoutTypes : undefined;
  if (!read) return next(url, context);
  return { format: 'module', source: await read(fileURLToPath(url)), shortCircuit: true };
}

const isTypeScript = (/** @type {string} */ url) => new URL(url).pathname.endsWith('.ts');

const asModule = (/** @type {string} */ file) => yamlModule(readFileSync(file, 'utf8'), file);

const isOwn = (/** @type {string} */ url) =>
  url.startsWith(pathToFileURL(ROOT).href) && !url.includes('/node_modules/');

function stampOf(/** @type {string} */ path) {
  const { mtimeMs, size } = statSync(path, { throwIfNoEntry: false }) ?? {};
  return mtimeMs === undefined ? undefined : `${mtimeMs} ${size}`;
}

/** Most files are as they were the last time, and half of the time would go into them. */
const KEPT = join(ROOT, 'node_modules', '.cache', 'scoresheet-sources');

async function withoutTypes(/** @type {string} */ file) {
  const kept = join(KEPT, `${hashOf(JSON.stringify([file, stampOf(file), SETTINGS]))}.js`);
  if (existsSync(kept)) return readFileSync(kept, 'utf8');
  const { transform } = await import('@swc/core');
  const { code } = await transform(readFileSync(file, 'utf8'), { ...SETTINGS, filename: file });
  mkdirSync(KEPT, { recursive: true });
  const written = `${kept}.${process.pid}`;
  writeFileSync(written, code);
  renameSync(written, kept); // so that nobody reads half of it
  return code;
}

const hashOf = (/** @type {string} */ text) => createHash('sha256').update(text).digest('hex');
