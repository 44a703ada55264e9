import { describe, expect, it } from 'vitest';
import { oddPackages, packagesIn, unlinkedPackages } from './packages.js';
import { workspaceFiles } from './workspace-files.js';

const oddities = (manifest: object) =>
  oddPackages(
    packagesIn([{ path: 'libs/rules/engine/package.json', text: JSON.stringify(manifest) }]),
  );

describe('Packages', () => {
  it('keep the conventions of the workspace', () => {
    const packages = packagesIn(workspaceFiles());
    expect(packages.map(({ name }) => name)).toContain('@scoresheet/rules-engine');
    expect(oddPackages(packages)).toEqual([]);
  });

  it('are odd under a name that their folder does not tell', () => {
    const manifest = { name: '@scoresheet/engine', nx: { tags: ['layer:rules-engine'] } };
    expect(oddities(manifest)).toEqual([expect.stringContaining('not @scoresheet/rules-engine')]);
  });

  it('are odd without a layer, which would let every import pass', () => {
    expect(oddities({ name: '@scoresheet/rules-engine' })).toEqual([
      expect.stringContaining('one layer tag'),
    ]);
  });

  it('are odd with an outside dependency of their own', () => {
    const manifest = {
      name: '@scoresheet/rules-engine',
      nx: { tags: ['layer:rules-engine'] },
      dependencies: { zod: '4.6.7', '@scoresheet/domain-match': '0.1.0' },
    };
    expect(oddities(manifest)).toEqual([expect.stringContaining('lists zod')]);
  });

  it('are all linked by the lock file', () => {
    const files = workspaceFiles();
    const lockFile = files.find(({ path }) => path === 'package-lock.json')?.text ?? '';
    const stranger = { name: '@scoresheet/stranger', folder: '', layers: [], dependencies: {} };
    expect(unlinkedPackages([...packagesIn(files), stranger], lockFile)).toEqual([stranger.name]);
  });
});
