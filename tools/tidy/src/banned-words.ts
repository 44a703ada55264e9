import type { WorkspaceFile } from './workspace-files.js';

interface Ban {
  readonly words: RegExp;
  readonly because: string;
}

const BANS: readonly Ban[] = [
  {
    words: /(?<![\w.~*-])\/(work|root|farm|tmp)\//,
    because: 'a path of one machine is nowhere on another',
  },
  {
    words: /registry\.(npmjs|yarnpkg)|"resolved": "https?:/,
    because: 'everybody installs from the registry of their own npm',
  },
  { words: /\b(TODO|FIXME|HACK|XXX)\b/, because: 'what is left to do stands in an issue' },
];

/** Files that must name what they ban. */
const EXEMPT = /^tools\/tidy\/src\/banned-words(\.spec)?\.ts$/;

/** Words that no file of the workspace may hold, each as `path:line: why`. */
export function bannedWords(files: readonly WorkspaceFile[]): string[] {
  return files
    .filter(({ path }) => !EXEMPT.test(path))
    .flatMap(({ path, text }) =>
      text
        .split('\n')
        .flatMap((line, index) =>
          BANS.filter(({ words }) => words.test(line)).map(
            ({ because }) => `${path}:${index + 1}: ${because}`,
          ),
        ),
    );
}
