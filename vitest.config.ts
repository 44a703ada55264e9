import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { relative } from 'node:path';
import swc from 'unplugin-swc';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification, type VitestPluginContext } from 'vitest/node';
import { budgetOf } from './tools/workspace/budgets.mjs';
import { ROOT } from './tools/workspace/install.mjs';
import { licencesModule } from './tools/workspace/licences.mjs';
import { manifests } from './tools/workspace/manifests.mjs';
import { SETUP_FILES } from './tools/workspace/setup-files.mjs';
import { SWC_OPTIONS } from './tools/workspace/swc-options.mjs';
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

/** Files with the largest budgets begin first: one that begins last runs alone at the end. */
class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const secondsOf = ({ moduleId }: TestSpecification) => budgetOf(relative(ROOT, moduleId));
    const sorted = await super.sort(files);
    return sorted.toSorted((one, other) => secondsOf(other) - secondsOf(one));
  }
}

export default defineConfig({
  plugins: [
    keptByManifests,
    yamlModules(),
    licencesModule(),
    // Nest reads the metadata of decorators, which Oxc would drop.
    swc.vite({ ...SWC_OPTIONS, tsconfigFile: false }),
  ],
  oxc: false,
  // Node loads this file of graphql; Vite would take another, and types of two copies do not mix.
  resolve: { conditions, alias: [{ find: /^graphql$/, replacement: 'graphql/index.js' }] },
  ssr: { resolve: { conditions } },
  test: {
    include: ['**/*.spec.{ts,tsx}'],
    exclude: ['**/node_modules/**', '**/dist/**'],
    // Every file would load all modules and cards anew: half of the work of all specs. So no module
    // keeps what one spec could leave to the next, and what specs put in the place of others goes.
    isolate: false,
    sequence: { sequencer: LongestFirst },
    restoreMocks: true,
    unstubEnvs: true,
    unstubGlobals: true,
    // All of it is quick, unless the machine has other things to do.
    testTimeout: 180_000,
    hookTimeout: 240_000,
    expect: { poll: { timeout: 30_000 } },
    setupFiles: SETUP_FILES.map((file) => `./${file}`),
    // Some fifty packages read the same sources: what is made of one for specs is kept by its content.
    experimental: { fsModuleCache: true },
  },
});
