import { describe, expect, it } from 'vitest';
import { pointingComments } from './comments.js';
import { workspaceFiles } from './workspace-files.js';

const pointingIn = (text: string, path = 'libs/rules/engine/src/state/cards.ts') =>
  pointingComments([{ path, text }]);

describe('Comments', () => {
  it('name what they speak of in the whole workspace', () => {
    expect(pointingComments(workspaceFiles())).toEqual([]);
  });

  it.each([
    '/** It may act once more this turn. */\nexport const a = 1;',
    '/**\n * Its own cards,\n * and its items.\n */\nexport const a = 1;',
    'interface A {\n  /** Null where the card was not there. */\n  readonly b?: number;\n}',
    'interface A {\n  /** Undefined: nothing is known yet. */\n  readonly b?: number;\n}',
    '/**\n * Null until somebody\n * lifts it.\n */\nexport const a = null;',
    '/** Absent: for ever. */\nexport const a = 1;',
    '/** Undefined where the file is not exact. */\nexport const a = 1;',
    '/** Empty, for one round. */\nexport const a = 1;',
    '/** Whether it can be told. */\nexport const a = 1;',
    '/** False: it was let pass. */\nexport const a = 1;',
    '/** None where it is absent. */\nexport const a = 1;',
    '/** Who it is by now. */\nexport const a = 1;',
    '/** What it was given. */\nexport const a = 1;',
    'interface A {\n  /** Those that were not mended. */\n  readonly b: number;\n}',
    'interface A {\n  /** That of the dearest operation. */\n  readonly b: number;\n}',
    '/** Such as `http://127.0.0.1:4000`. */\nexport const a = 1;',
    '/** There is one a day. */\nexport const a = 1;',
    '/** This is asked twice. */\nexport const a = 1;',
    '/** The same for decks. */\nexport const a = 1;',
    '/** The same. */\nexport const a = 1;',
    '/** The first of them. */\nexport const a = 1;',
    '/** The one that has waited longest. */\nexport const a = 1;',
    '/** One of these. */\nexport const a = 1;',
    '/** Another one, as strangers have. */\nexport const a = 1;',
    '/** Also while work winds up. */\nexport const a = 1;',
    '// They stand in one partition.\nexport const a = 1;',
    'export const a = 1; // Both are counted.',
    'function a() {\n  return 1;\n  // Else nobody is asked.\n}',
    'const a = [\n  1,\n  /* These are left out. */\n];',
  ])('are refused that open with a bare pronoun: %j', (text) => {
    expect(pointingIn(text)).toHaveLength(1);
  });

  it.each([
    '/** A worker that lost the race folds again. It reads from the log. */\nexport const a = 1;',
    '// A worker folds again.\n// It reads from the log.\nexport const a = 1;',
    '/**\n * A worker that lost the race folds again:\n * It reads from the log.\n */\nexport const a = 1;',
    '/** Items lie under their Buddy. */\nexport const a = 1;',
    '/** This process can read the log no more. */\nexport const a = 1;',
    '/** The same command was accepted before. */\nexport const a = 1;',
    '/** The first event of a record. */\nexport const a = 1;',
    '/** The token, undefined where it was closed. */\nexport const a = 1;',
    '/** None of the seats is asked. */\nexport const a = 1;',
    '/** Empty matches are looked for. */\nexport const a = 1;',
    '/** What it costs to read a record. */\nexport const a = 1;',
    '/** Whether these words say what is waited for. */\nexport const a = 1;',
    '/** One of two worlds. */\nexport const a = 1;',
    '/** The same as `decide` for a record that nobody has folded. */\nexport const a = 1;',
    "export const a = '/** It may act. */';",
    'export const a = `\n/** It may act. */\n`;',
    'export const a = /\\/\\/ It/;',
  ])('are accepted that name it, and what is no comment: %j', (text) => {
    expect(pointingIn(text)).toEqual([]);
  });

  it('tell where they are', () => {
    expect(pointingIn('export const a = 1;\n\n/** It acts. */\nexport const b = 2;')).toEqual([
      'libs/rules/engine/src/state/cards.ts:3: /** It acts. */ export const b = 2;',
    ]);
  });

  it.each(['rules-archive/2026/a.ts', 'libs/a/src/generated/b.ts', 'docs/page.md'])(
    'are not read in %s',
    (path) => {
      expect(pointingIn('/** It acts. */\nexport const a = 1;', path)).toEqual([]);
    },
  );
});
