import type { WorkspaceFile } from './workspace-files.js';

/** A fence whose first line names a file after its language. */
const FENCE = /^```(\w+) (\S+)\n([\s\S]*?)^```$/gm;
/** A fence of program text that names none. */
const NAMELESS = /^```(ts|tsx)\n/gm;

/**
 * Snippets on pages that do not stand in the file that they name: a page that shows old code
 * misleads who trusts it. How lines are broken does not count.
 *
 * @param quoting pages on which every fence of program text has to name its file
 */
export function strayingSnippets(
  files: readonly WorkspaceFile[],
  quoting: readonly string[],
): string[] {
  const texts = new Map(files.map(({ path, text }) => [path, text]));
  return files
    .filter(({ path }) => path.endsWith('.md'))
    .flatMap(({ path, text }) => [
      ...[...text.matchAll(FENCE)].flatMap(([, , named = '', snippet = '']) =>
        standsIn(texts.get(named), snippet) ? [] : [`${path} shows what is not in ${named}`],
      ),
      ...(quoting.includes(path) && text.search(NAMELESS) >= 0
        ? [`${path} has a snippet that names no file`]
        : []),
    ]);
}

function standsIn(text: string | undefined, snippet: string): boolean {
  return text !== undefined && bare(text).includes(bare(snippet));
}

/** Text without what a formatter may change: space, and commas before a closing bracket. */
const bare = (text: string): string => text.replace(/\s+/g, '').replace(/,(?=[\])}])/g, '');
