import { describe, expect, it } from 'vitest';
import { strayingSnippets } from './snippets.js';
import { workspaceFiles } from './workspace-files.js';

const QUOTING = ['docs/rules-engine.md'];

describe('Snippets on pages', () => {
  it('stand in the files that they name, everywhere in the workspace', () => {
    expect(strayingSnippets(workspaceFiles(), QUOTING)).toEqual([]);
  });

  const code = { path: 'src/a.ts', text: 'export const a = {\n  b: [1, 2],\n};\n' };
  const strayingOn = (text: string) =>
    strayingSnippets([code, { path: 'docs/page.md', text }], ['docs/page.md']);

  it('may break their lines otherwise than the file', () => {
    expect(strayingOn('```ts src/a.ts\nb: [\n  1,\n  2,\n]\n```\n')).toEqual([]);
  });

  it.each([
    ['```ts src/a.ts\nb: [1, 3]\n```\n', 'docs/page.md shows what is not in src/a.ts'],
    ['```ts src/gone.ts\nb\n```\n', 'docs/page.md shows what is not in src/gone.ts'],
    ['```ts\nb: [1, 2]\n```\n', 'docs/page.md has a snippet that names no file'],
  ])('stray: %j', (text, problem) => {
    expect(strayingOn(text)).toEqual([problem]);
  });

  it('of a shell or a sketch need no file', () => {
    expect(strayingOn('```sh\nnpm test\n```\n\n```\na -> b\n```\n')).toEqual([]);
  });
});
