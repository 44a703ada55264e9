import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import swc from 'unplugin-swc';
import { defineConfig } from 'vitest/config';
import type { VitestPluginContext } from 'vitest/node';
import { manifests } from './tools/workspace/manifests.mjs';
import { yamlModules } from './tools/workspace/yaml-module.mjs';

/** Workspace packages resolve to their sources, so that no build is needed to run a spec. */
const conditions = ['@scoresheet/source', 'module', 'node', 'development|production'];

/** A kept module names the files that it imports, and the manifests of packages say which those are. */
const keptByManifests = {
  name: 'kept-by-manifests',
  configureVitest({ experimental_defineCacheKeyGenerator: define }: VitestPluginContext) {
    const read = createHash('sha256');
    for (const file of manifests()) read.update(readFileSync(file));
    const key = read.digest('hex');
    define(() => key);
  },
};

export default defineConfig({
  plugins: [
    keptByManifests,
    yamlModules(),
    // Nest reads the metadata of decorators, which esbuild would drop.
    swc.vite({
      swcrc: false,
      tsconfigFile: false,
      sourceMaps: true,
      module: { type: 'es6' },
      jsc: {
        target: 'es2022',
        parser: { syntax: 'typescript', decorators: true },
        transform: {
          ...{ legacyDecorator: true, decoratorMetadata: true },
          react: { runtime: 'automatic' },
        },
        keepClassNames: true,
      },
    }),
  ],
  esbuild: false,
  // Node loads this file of graphql; Vite would take another, and types of two copies do not mix.
  resolve: { conditions, alias: [{ find: /^graphql$/, replacement: 'graphql/index.js' }] },
  ssr: { resolve: { conditions } },
  test: {
    include: ['**/*.spec.{ts,tsx}'],
    exclude: ['**/node_modules/**', '**/dist/**'],
    // Every file would load all modules and cards anew: half of the work of all specs. So no module
    // keeps what one spec could leave to the next, and what specs put in the place of others goes.
    isolate: false,
    restoreMocks: true,
    unstubEnvs: true,
    unstubGlobals: true,
    // All of it is quick, unless the machine has other things to do.
    testTimeout: 180_000,
    hookTimeout: 240_000,
    expect: { poll: { timeout: 30_000 } },
    setupFiles: ['./apps/web/src/page-patience.spec-kit.ts'],
    // Some fifty packages read the same sources: what is made of one for specs is kept by its content.
    experimental: { fsModuleCache: true },
  },
});
