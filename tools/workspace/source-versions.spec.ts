import { beforeEach, describe, expect, it } from 'vitest';
import { sourceVersions } from './source-versions.mjs';

/** A program that plays scenarios by two rules, of which one reads a card file. */
const IMPORTS: readonly (readonly [string, string])[] = [
  ['program', 'game'],
  ['program', 'words'],
  ['game', 'combat'],
  ['game', 'draw'],
  ['draw', 'cards'],
];

describe('Sources that were loaded', () => {
  let files: Map<string, string>;
  let sources: ReturnType<typeof sourceVersions>;
  const save = (path: string): void => void files.set(path, `${files.get(path)} and more`);
  const versions = () =>
    Object.fromEntries([...files.keys()].map((path) => [path, sources.versionOf(path)]));

  beforeEach(() => {
    files = new Map(IMPORTS.flat().map((path) => [path, 'as it was']));
    sources = sourceVersions((path) => files.get(path));
    for (const [importer, path] of IMPORTS) sources.imports(importer, path);
    for (const path of files.keys()) sources.loads(path);
  });

  it('stay as they are where nothing was saved', () => {
    sources.lookAgain();
    expect(Object.values(versions())).toEqual([0, 0, 0, 0, 0, 0]);
  });

  it('are outdated when saved, with all that rests on them and nothing else', () => {
    save('draw');
    sources.lookAgain();
    expect(versions()).toEqual({ program: 1, game: 1, draw: 1, words: 0, combat: 0, cards: 0 });
  });

  it('are outdated anew each time', () => {
    save('draw');
    sources.lookAgain();
    for (const path of ['draw', 'game', 'program']) sources.loads(path);
    save('cards');
    sources.lookAgain();
    expect(versions()).toEqual({ program: 2, game: 2, draw: 2, words: 0, combat: 0, cards: 2 });
  });

  it('are outdated until they have loaded: what could not be read is read again', () => {
    save('draw');
    sources.lookAgain();
    sources.lookAgain();
    expect(sources.versionOf('draw')).toBe(2);
  });

  it('are outdated when they are gone', () => {
    files.delete('combat');
    sources.lookAgain();
    expect(sources.versionOf('game')).toBe(1);
  });

  it('may import each other in a circle', () => {
    sources.imports('cards', 'game');
    save('combat');
    sources.lookAgain();
    expect(versions()).toEqual({ program: 1, game: 1, combat: 1, draw: 1, cards: 1, words: 0 });
  });
});
