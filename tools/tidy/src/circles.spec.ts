import { describe, expect, it } from 'vitest';
import { importCircles, valuesInContract } from './circles.js';
import { workspaceFiles } from './workspace-files.js';

const SRC = 'libs/games/fuzzycards/src';
const CONTRACT = 'libs/rules/engine/src/contract';

/** Files by their paths below a folder. */
const planted = (folder: string, texts: Readonly<Record<string, string>>) =>
  Object.entries(texts).map(([name, text]) => ({ path: `${folder}/${name}`, text }));

describe('No file imports another that imports it in turn', () => {
  it('in the whole workspace', () => {
    expect(importCircles(workspaceFiles())).toEqual([]);
  });

  it.each([
    ['values', "import { b } from './b.js';", "import { a } from './a.js';"],
    ['types alone', "import type { B } from './b.js';", "import type { A } from './a.js';"],
    ['a type among values', "import { type B } from './b.js';", "import { a } from './a.js';"],
    ['exports of what another has', "export { b } from './b.js';", "export * from './a.js';"],
    ['exports of types', "export type { B } from './b.js';", "export type * from './a.js';"],
    ['imports for their effect', "import './b.js';", "import './a.js';"],
    ['late imports', "const b = await import('./b.js');", "import { a } from './a.js';"],
    ['types written where they stand', "let b: import('./b.js').B;", "import { a } from './a.js';"],
    ['several lines', "import {\n  b,\n  type B,\n} from './b.js';", "import { a } from './a.js';"],
  ])('by %s', (_what, a, b) => {
    expect(importCircles(planted(SRC, { 'a.ts': a, 'b.ts': b }))).toEqual([
      `${SRC}/a.ts -> ${SRC}/b.ts -> ${SRC}/a.ts`,
    ]);
  });

  it('by way of a third, in another folder', () => {
    const files = planted(SRC, {
      'turn/a.ts': "import { b } from '../b.js';",
      'b.ts': "import type { C } from './combat/c.js';",
      'combat/c.ts': "export { a } from '../turn/a.js';",
    });
    expect(importCircles(files)).toEqual([
      `${SRC}/b.ts -> ${SRC}/combat/c.ts -> ${SRC}/turn/a.ts -> ${SRC}/b.ts`,
    ]);
  });

  it('nor itself', () => {
    const files = planted(SRC, { 'a.ts': "import { a } from './a.js';" });
    expect(importCircles(files)).toEqual([`${SRC}/a.ts -> ${SRC}/a.ts`]);
  });

  it('in modules of JavaScript', () => {
    const files = planted('tools/workspace', {
      'a.mjs': "import { b } from './b.mjs';",
      'b.mjs': "import { a } from './a.mjs';",
    });
    expect(importCircles(files)).toEqual([
      'tools/workspace/a.mjs -> tools/workspace/b.mjs -> tools/workspace/a.mjs',
    ]);
  });

  it('and two ways to one file are none', () => {
    const files = planted(SRC, {
      'a.ts': "import { b } from './b.js';\nimport { c } from './c.js';",
      'b.ts': "import { c } from './c.js';",
      'c.ts': "// import { a } from './a.js';\nexport const says = 'from ./a.js';",
    });
    expect(importCircles(files)).toEqual([]);
  });
});

describe('The contract of the engine', () => {
  const mutual = planted(CONTRACT, {
    'play.ts': "import type { Rules } from './rules.js';\nexport type Play = Rules;",
    'rules.ts': "import type { Play } from './play.js';\nexport type Rules = Play;",
  });

  it('may be mutual in itself', () => {
    expect(importCircles(mutual)).toEqual([]);
  });

  it('but in no circle with another room', () => {
    const files = [
      ...planted(CONTRACT, { 'state.ts': "import type { Watch } from '../repetition/watch.js';" }),
      ...planted('libs/rules/engine/src/repetition', {
        'watch.ts': "import type { State } from '../contract/state.js';",
      }),
    ];
    expect(importCircles(files)).toHaveLength(1);
  });

  it('holds types alone', () => {
    const contract = workspaceFiles().filter(({ path }) => path.startsWith(CONTRACT));
    expect(contract.length).toBeGreaterThan(0);
    expect(valuesInContract(contract)).toEqual([]);
    expect(valuesInContract(mutual)).toEqual([]);
  });

  it.each([
    ['a value', 'export const JUDGE = 0;'],
    ['an import of a value', "import { play } from './play.js';\nexport type P = typeof play;"],
    ['an import for its effect', "import './play.js';\nexport type P = string;"],
  ])('so it is refused %s', (_what, text) => {
    expect(valuesInContract(planted(CONTRACT, { 'x.ts': text }))).toEqual([`${CONTRACT}/x.ts`]);
  });
});
