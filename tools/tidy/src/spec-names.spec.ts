import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { unreachedSpecs } from './spec-names.js';
import { ROOT, workspaceFiles } from './workspace-files.js';

const file = (path: string, text = '') => ({ path, text });

interface NxGraph {
  readonly graph: { readonly nodes: Readonly<Record<string, { readonly data: NxProject }>> };
}

interface NxProject {
  readonly targets: Readonly<Record<string, { readonly options?: { readonly command?: string } }>>;
}

/** The commands of Vitest that `npm test` may give, as Nx knows them. */
function specCommands(): readonly string[] {
  const nx = join(ROOT, 'node_modules', 'nx', 'dist', 'bin', 'nx.js');
  const env = { ...process.env, NX_DAEMON: 'false' };
  const options = { cwd: ROOT, env, encoding: 'utf8', maxBuffer: 2 ** 26 } as const;
  const { graph } = JSON.parse(
    execFileSync(process.execPath, [nx, 'graph', '--print'], options),
  ) as NxGraph;
  return Object.values(graph.nodes)
    .flatMap(({ data }) => Object.values(data.targets))
    .flatMap(({ options }) => options?.command ?? [])
    .filter((command) => command.startsWith('vitest run '));
}

/** Whether a command that names folders, with others left out, runs the spec. */
function runs(command: string, path: string): boolean {
  const words = command.split(' ').slice(2);
  const left = words.flatMap((word) => /^--exclude=(.*)\*\*$/.exec(word)?.[1] ?? []);
  const named = words.filter((word) => !word.startsWith('--'));
  const isIn = (folder: string) => path.startsWith(folder);
  return named.some(isIn) && !left.some(isIn);
}

describe('Specs', () => {
  it('are each run by one task', () => {
    const commands = specCommands();
    expect(commands.some((command) => command.includes('--exclude='))).toBe(true);
    const specs = workspaceFiles().filter(({ path }) => path.endsWith('.spec.ts'));
    const runners = specs.map(({ path }) => [path, commands.filter((each) => runs(each, path))]);
    expect(runners.filter(([, tasks]) => tasks?.length !== 1)).toEqual([]);
    expect(specs.length).toBeGreaterThan(500);
  });

  it('are all reached by a run', () => {
    expect(unreachedSpecs(workspaceFiles())).toEqual([]);
  });

  it.each([
    'libs/rules/engine/src/run.test.ts',
    'libs/rules/engine/src/run.spec.js',
    'libs/rules/engine/src/run-spec.ts',
    'libs/rules/engine/src/__tests__/run.ts',
    'libs/rules/run.spec.ts',
    'run.spec.ts',
  ])('would be missed: %s', (path) => {
    expect(unreachedSpecs([file(path)])).toEqual([path]);
  });

  it('would be missed when a file with tests has a plain name', () => {
    const plain = file('libs/rules/engine/src/run-checks.ts', "import { it } from 'vitest';");
    expect(unreachedSpecs([plain])).toEqual([plain.path]);
  });

  it.each(['libs/rules/engine/src/run.spec.ts', 'apps/e2e/src/kill.e2e.spec.ts'])(
    'are reached: %s',
    (path) => {
      expect(unreachedSpecs([file(path)])).toEqual([]);
    },
  );
});
