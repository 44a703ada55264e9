import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { WorkspaceFile } from './workspace-files.js';

const LINK = /\[[^\]]*\]\(([^)\s]+)\)/g;
const CODE = /```[\s\S]*?```|`[^`\n]*`/g;
const ELSEWHERE = /^[a-z]+:/;

/**
 * Links between pages that lead nowhere: a missing file, or a heading that its page lacks.
 *
 * @param root the folder that the files' paths start from
 */
export function deadLinks(files: readonly WorkspaceFile[], root: string): string[] {
  return files
    .filter(({ path }) => path.endsWith('.md'))
    .flatMap(({ path, text }) =>
      linksOf(text)
        .filter((link) => !leadsSomewhere(join(root, path), link))
        .map((link) => `${path} -> ${link}`),
    );
}

function linksOf(markdown: string): string[] {
  return [...markdown.replace(CODE, '').matchAll(LINK)].map(([, link = '']) => link);
}

function leadsSomewhere(page: string, link: string): boolean {
  if (ELSEWHERE.test(link)) return true;
  const [path = '', heading] = link.split('#');
  const target = path === '' ? page : join(dirname(page), decodeURIComponent(path));
  if (!existsSync(target)) return false;
  return heading === undefined || !target.endsWith('.md') || hasHeading(target, heading);
}

function hasHeading(page: string, anchor: string): boolean {
  const headings = readFileSync(page, 'utf8').replace(CODE, (code) => code.replace(/^#/gm, ' '));
  return [...headings.matchAll(/^#+ +(.+)$/gm)].some(
    ([, words = '']) => anchorOf(words) === anchor,
  );
}

/** Anchors as GitHub makes them: lower case, words joined by dashes, punctuation dropped. */
function anchorOf(words: string): string {
  return words
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\s_-]/gu, '')
    .trim()
    .replaceAll(' ', '-');
}
