import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { ROOT } from './install.mjs';

/** Builds leave nothing in here; what is saved there is a source like any other. */
const ROOM = join(ROOT, 'tools/workspace/dist');

const addressOf = (path: string) => JSON.stringify(pathToFileURL(path).href);

describe('Sources that Node runs', () => {
  let folder: string;
  const save = (name: string, text: string) => writeFileSync(join(folder, name), text);
  /** What a process prints that runs these lines, with `load(n)` for the program as it is then. */
  function printed(...lines: readonly string[]) {
    const program = `
      import { writeFileSync } from 'node:fs';
      import { register } from 'node:module';
      register(${addressOf(join(ROOT, 'tools/workspace/source-hooks.mjs'))});
      const save = (text) => writeFileSync(${JSON.stringify(join(folder, 'deck.yaml'))}, text);
      const load = async (n) => (await import(${addressOf(join(folder, 'program.ts'))} + '?fresh=' + n)).said;
      ${lines.join('\n')}`;
    const args = ['--input-type=module', '--eval', program];
    const { stdout, stderr } = spawnSync(process.execPath, args, { encoding: 'utf8' });
    return { lines: stdout.trim().split('\n'), stderr };
  }

  beforeEach(() => {
    mkdirSync(ROOM, { recursive: true });
    folder = mkdtempSync(join(ROOM, 'sources-'));
    save('deck.yaml', 'cards: [Ember Fox]');
    save('words.ts', 'export const wordsOf = (deck: unknown): string => JSON.stringify(deck);');
    save(
      'program.ts',
      "import deck from './deck.yaml';\nimport { wordsOf } from './words.js';\nexport const said: string = wordsOf(deck);",
    );
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  it('may be of TypeScript and import YAML', () => {
    expect(printed('console.log(await load(1));')).toEqual({
      lines: ['{"cards":["Ember Fox"]}'],
      stderr: '',
    });
  });

  it('have the YAML that was saved since, when they are loaded anew', () => {
    const lines = ['await load(1);', "save('cards: [Owl, Owl]');", 'console.log(await load(2));'];
    expect(printed(...lines)).toEqual({ lines: ['{"cards":["Owl","Owl"]}'], stderr: '' });
  });

  it('do not run with YAML that cannot be read', () => {
    save('deck.yaml', 'cards: 1\ncards: 2');
    expect(printed('console.log(await load(1));').stderr).toContain(
      `${join(folder, 'deck.yaml')}:2: Map keys must be unique`,
    );
  });
});
