/** The glossary holds what it says: its code is there, and the words that were left are nowhere. */
import { posix } from 'node:path';
import type { WorkspaceFile } from './workspace-files.js';

export const GLOSSARY = 'docs/glossary.md';

/** `| word | meaning | [`Name`](../path) |` */
const ROW = /^\| ([^|]+?) +\| [^|]+ \| \[`(\w+)`\]\(([^)]+)\) +\|$/gm;
/** `| old word | new word |` below the heading of words that were left. */
const LEFT_SECTION = /^## Words that were left$[^]*/m;
const LEFT_ROW = /^\| (\w+) +\| [^|]+\|$/gm;
const HEADS = new Set(['no']);

/** Words whose code is not where the page says, each as `word: Name in path`. */
export function lostWords(files: readonly WorkspaceFile[]): string[] {
  const texts = new Map(files.map(({ path, text }) => [path, text]));
  return [...pageIn(files).matchAll(ROW)]
    .filter(([, , name, link]) => {
      const text = texts.get(posix.join(posix.dirname(GLOSSARY), link as string));
      return text === undefined || !new RegExp(`\\b${name}\\b`).test(text);
    })
    .map(([, word, name, link]) => `${word}: ${name} in ${link}`);
}

/** Places where a word stands that was left, each as `path: word`. Specs may use it. */
export function wordsThatWereLeft(files: readonly WorkspaceFile[]): string[] {
  const [section = ''] = LEFT_SECTION.exec(pageIn(files)) ?? [];
  const left = [...section.matchAll(LEFT_ROW)]
    .map(([, word]) => word as string)
    .filter((word) => !HEADS.has(word));
  return files
    .filter(({ path }) => /\.(ts|mjs|md)$/.test(path) && !EXEMPT.test(path))
    .flatMap(({ path, text }) =>
      left.filter((word) => asWord(word).test(text)).map((word) => `${path}: ${word}`),
    );
}

const EXEMPT = /^docs\/glossary\.md$|^tools\/tidy\/src\/glossary|\.spec(-kit)?\.ts$/;

/** Finds a word of a sentence or a part of a name: `desk`, `desks`, `CommandDesk`. */
function asWord(word: string): RegExp {
  const capital = word.charAt(0).toUpperCase() + word.slice(1);
  return new RegExp(`(?<![A-Za-z])${word}s?(?![a-z])|${capital}s?(?![a-z])`);
}

function pageIn(files: readonly WorkspaceFile[]): string {
  const page = files.find(({ path }) => path === GLOSSARY);
  if (page === undefined) throw new Error(`There is no ${GLOSSARY}.`);
  return page.text;
}
