import { describe, expect, it } from 'vitest';
import { GLOSSARY, lostWords, wordsThatWereLeft } from './glossary.js';
import { workspaceFiles } from './workspace-files.js';

const page = (text: string) => ({ path: GLOSSARY, text });
const code = (text: string, path = 'libs/services/worker/src/worker.ts') => ({ path, text });

const ROW = '| worker | Works. | [`Worker`](../libs/services/worker/src/worker.ts) |\n';
const LEFT = '## Words that were left\n\n| no more | but |\n| --- | --- |\n| desk | queue |\n';

describe('The glossary', () => {
  const files = workspaceFiles();

  it('names code that is there', () => {
    expect(lostWords(files)).toEqual([]);
    const named = files.find(({ path }) => path === GLOSSARY)?.text.match(/\]\(\.\.\//g) ?? [];
    expect(named.length).toBeGreaterThan(30);
  });

  it('has left its old words for good', () => {
    expect(wordsThatWereLeft(files)).toEqual([]);
  });

  it('is out of date where its code has gone', () => {
    expect(lostWords([page(ROW), code('export class Runner {}')])).toHaveLength(1);
    expect(lostWords([page(ROW)])).toHaveLength(1);
    expect(lostWords([page(ROW), code('export class Worker {}')])).toEqual([]);
  });

  it.each([
    'const desk = 1;',
    'class CommandDesk {}',
    '// Two desks share it.',
    'const desks = [];',
  ])('finds an old word again: %s', (text) => {
    expect(wordsThatWereLeft([page(LEFT), code(text)])).toEqual([
      'libs/services/worker/src/worker.ts: desk',
    ]);
  });

  it.each(["const NAMES = ['helpdesk'];", 'const desktop = 1;'])('leaves alone: %s', (text) => {
    expect(wordsThatWereLeft([page(LEFT), code(text)])).toEqual([]);
  });

  it('leaves specs alone', () => {
    const spec = code('const desk = 1;', 'libs/services/api/src/session.int.spec.ts');
    expect(wordsThatWereLeft([page(LEFT), spec])).toEqual([]);
  });
});
