import { describe, expect, it } from 'vitest';
import { deadPaths } from './code-paths.js';
import { workspaceFiles } from './workspace-files.js';

const page = (text: string, path = 'docs/page.md') => ({ path, text });
const deadIn = (text: string, path?: string) =>
  deadPaths([
    page(text, path),
    { path: 'libs/games/buddies/src/game.ts', text: '' },
    { path: 'libs/services/tail/src/index.ts', text: '' },
  ]);

describe('Paths that pages name', () => {
  it('lead somewhere in the whole workspace', () => {
    expect(deadPaths(workspaceFiles())).toEqual([]);
  });

  it.each([
    '`libs/games/buddies/src/game.ts`',
    '`libs/games/buddies/`',
    '`libs/games/*/src`',
    '`libs/games/NAME/src/game.ts`',
    '`libs/{rules,games}/buddies`',
    '`libs/games/buddies/dist/game.js`',
    '`npx vitest run libs/nowhere`, `/healthz`',
  ])('are alive, or none: %s', (text) => {
    expect(deadIn(text)).toEqual([]);
  });

  it.each(['libs/games/budies', 'tools/nowhere/src/*.ts', 'docs/NAME/none.md'])(
    'are dead: %s',
    (path) => {
      expect(deadIn(`See \`${path}\`.`)).toHaveLength(1);
    },
  );

  it('begin where a package’s own page lies', () => {
    expect(deadIn('Begin at `src/index.ts`.', 'libs/services/tail/README.md')).toEqual([]);
    expect(deadIn('Begin at `src/main.ts`.', 'libs/services/tail/README.md')).toEqual([
      'libs/services/tail/README.md -> libs/services/tail/src/main.ts',
    ]);
  });

  it('are none inside a block', () => {
    expect(deadIn('```sh\n`libs/nowhere`\n```\n')).toEqual([]);
  });
});
