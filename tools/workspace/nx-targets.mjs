/**
 * Gives every package of the workspace the same targets, so that no package.json repeats them.
 * What a target depends on and what its cache key is made of stands in `nx.json`.
 */
import { existsSync, readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';

const PACKAGES = '{apps,tools,libs/*}/*/package.json';

/** @type {import('nx/src/project-graph/plugins').CreateNodesV2} */
export const createNodesV2 = [
  PACKAGES,
  (manifests, _options, { workspaceRoot }) =>
    manifests.map((manifest) => {
      const root = dirname(manifest);
      return [
        manifest,
        { projects: { [root]: { root, targets: targetsOf(root, workspaceRoot) } } },
      ];
    }),
];

/** A package without a build file, types or specs simply has no such target. */
function targetsOf(root, workspaceRoot) {
  const has = (file) => existsSync(join(workspaceRoot, root, file));
  const targets = {
    format: run(`prettier --check --log-level=warn ${root}`),
    lint: run(`eslint --max-warnings=0 --no-warn-ignored ${root}`),
  };
  if (has('tsconfig.build.json')) targets.build = run(`tsc -p ${root}/tsconfig.build.json`);
  if (has('tsconfig.json')) targets.typecheck = run(`tsc -p ${root}/tsconfig.json --noEmit`);
  if (hasSpecs(join(workspaceRoot, root))) targets.test = run(specs(root));
  return targets;
}

function specs(root) {
  const report = `reports/${root.replaceAll('/', '-')}.json`;
  return `vitest run ${root}/ --reporter=dot --reporter=json --outputFile.json=${report}`;
}

const run = (command) => ({ command });

function hasSpecs(folder) {
  return readdirSync(folder, { withFileTypes: true }).some((entry) => {
    if (entry.name === 'node_modules' || entry.name === 'dist') return false;
    return entry.isDirectory()
      ? hasSpecs(join(folder, entry.name))
      : entry.name.endsWith('.spec.ts');
  });
}
