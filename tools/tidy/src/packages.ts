import { dirname } from 'node:path';
import type { WorkspaceFile } from './workspace-files.js';

/** A package of the workspace, as far as its manifest and place tell. */
interface Package {
  readonly name: string;
  readonly folder: string;
  readonly layers: readonly string[];
  readonly dependencies: Readonly<Record<string, string>>;
}

interface Manifest {
  readonly name: string;
  readonly nx?: { readonly tags?: readonly string[] };
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly devDependencies?: Readonly<Record<string, string>>;
}

const MANIFEST = /^(apps|tools|libs\/[^/]+)\/[^/]+\/package\.json$/;
const LAYER = 'layer:';
const SCOPE = '@scoresheet/';

export function packagesIn(files: readonly WorkspaceFile[]): Package[] {
  return files.filter(({ path }) => MANIFEST.test(path)).map(packageOf);
}

function packageOf({ path, text }: WorkspaceFile): Package {
  const manifest = JSON.parse(text) as Manifest;
  const tags = manifest.nx?.tags ?? [];
  return {
    name: manifest.name,
    folder: dirname(path),
    layers: tags.filter((tag) => tag.startsWith(LAYER)).map((tag) => tag.slice(LAYER.length)),
    dependencies: { ...manifest.dependencies, ...manifest.devDependencies },
  };
}

/** Packages that break the conventions by which the linter and a reader find their way. */
export function oddPackages(packages: readonly Package[]): string[] {
  return packages.flatMap(({ name, folder, layers, dependencies }) => [
    ...when(name !== nameFor(folder), `${folder} is called ${name}, not ${nameFor(folder)}`),
    ...when(layers.length !== 1, `${folder} must have one layer tag, not ${layers.length}`),
    ...Object.keys(dependencies)
      .filter((dependency) => !dependency.startsWith(SCOPE))
      .map((dependency) => `${folder} lists ${dependency}, which belongs into the root's manifest`),
  ]);
}

function nameFor(folder: string): string {
  return `${SCOPE}${folder.replace(/^(apps|libs)\//, '').replaceAll('/', '-')}`;
}

function when(holds: boolean, words: string): string[] {
  return holds ? [words] : [];
}

/** Packages that the lock file does not link, so that nobody else could install the workspace. */
export function unlinkedPackages(packages: readonly Package[], lockFile: string): string[] {
  const { packages: locked } = JSON.parse(lockFile) as { packages: Record<string, object> };
  return packages.map(({ name }) => name).filter((name) => !(`node_modules/${name}` in locked));
}
