import { describe, expect, it } from 'vitest';
import { smallFiles } from './small-files.js';
import { workspaceFiles } from './workspace-files.js';

const file = (name: string, text = 'export const one = 1;\n') => ({
  path: `libs/services/a/src/${name}`,
  text,
});
const reading = (...names: string[]) =>
  names.map((name) => `import { one } from './${name}.js';\n`).join('');
const LONG = 'export const one = 1;\n'.repeat(21);

describe('Small files', () => {
  it('have more than one reader, or a reason, in the whole workspace', () => {
    expect(smallFiles(workspaceFiles())).toEqual([]);
  });

  it('belong into their one reader', () => {
    expect(smallFiles([file('part.ts'), file('whole.ts', reading('part') + LONG)])).toEqual([
      'libs/services/a/src/part.ts <- libs/services/a/src/whole.ts',
    ]);
  });

  it.each([
    [
      'two files read it',
      [file('part.ts'), file('b.ts', reading('part')), file('c.ts', reading('part'))],
    ],
    ['it is long', [file('part.ts', LONG), file('whole.ts', reading('part'))]],
    ['a spec is beside it', [file('part.ts'), file('part.spec.ts'), file('b.ts', reading('part'))]],
    ['it is a table of a database', [file('part.entity.ts'), file('b.ts', reading('part.entity'))]],
    ['the index hands it on', [file('part.ts'), file('index.ts', reading('part'))]],
    [
      'it is one of the entries of a table',
      [file('t/a.ts'), file('t/b.ts'), file('t/c.ts'), file('t.ts', reading('t/a', 't/b', 't/c'))],
    ],
  ])('stay where %s', (_why, files) => {
    const found = smallFiles(files).filter((line) => /part|\/t\//.test(line.split(' ')[0] ?? ''));
    expect(found).toEqual([]);
  });
});
