import { describe, expect, it } from 'vitest';
import { unreachedSpecs } from './spec-names.js';
import { workspaceFiles } from './workspace-files.js';

const file = (path: string, text = '') => ({ path, text });

describe('Specs', () => {
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
