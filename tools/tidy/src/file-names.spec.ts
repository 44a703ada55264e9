import { describe, expect, it } from 'vitest';
import { oddFileNames } from './file-names.js';
import { workspaceFiles } from './workspace-files.js';

const named = (...paths: string[]) => paths.map((path) => ({ path, text: '' }));

describe('File names', () => {
  it('are kebab-case in the whole workspace', () => {
    expect(oddFileNames(workspaceFiles())).toEqual([]);
  });

  it('are odd in camel case, with capitals and with underscores', () => {
    const odd = ['src/turnOrder.ts', 'src/Card.ts', 'docs/my_page.md', 'src/-x.ts'];
    expect(oddFileNames(named(...odd))).toEqual(odd);
  });

  it('may have suffixes, numbers and the names that tools prescribe', () => {
    const fine = ['a/turn-order.int.spec.ts', '.editorconfig', 'README.md', 'adr/0001-chain.md'];
    expect(oddFileNames(named(...fine))).toEqual([]);
  });
});
