import ts from 'typescript';
import type { WorkspaceFile } from './workspace-files.js';

const SOURCE = /^(?!rules-archive\/)(?!.*\/generated\/).+\.(ts|mjs)$/;

/** Values that say nothing of what has them: `Null where the account is gone.` */
const BARE_VALUES = 'Undefined|Null|Absent|Empty|None|True|False';
const CONDITIONS = 'as|before|for|if|outside|unless|until|when|where|while';

/** Words that only point: at another comment, at the name below, at what the author had in mind. */
const POINTERS = [
  'It',
  'Its',
  'He',
  'His',
  'She',
  'Her',
  'They',
  'Their',
  'Them',
  'There',
  'Here',
  'That',
  'These',
  'Those',
  'Such',
  'Both',
  'Same',
  'And',
  'Nor',
  'Else',
  'This(?= (?:is|was|are|were|has|had|does|did|may|must|can|could|will|would|should)\\b)',
  'Also',
  '(?:Another|The first|The last|The other) one',
  'The (?:first|last|one) (?:that|of (?:all )?(?:them|these|those))',
  '(?:One|None|Which) of (?:them|these|those)',
  'The same(?! as `)(?=[,.:;]| (?:again|as|by|for|if|in|of|once|to|where|with|without)\\b)',
  '(?:How|If|When|Where|Wherever|Whether|While|Who|Whom|Whose|Why) (?:it|they)',
  'What (?:it(?! (?:costs|means|takes))|they)',
  `(?:${BARE_VALUES})(?=[,.:;]| (?:${CONDITIONS})\\b)`,
];
const POINTS = new RegExp(String.raw`/(?:\*\*?|/)[\s*]*(?:${POINTERS.join('|')})(?![\w'’-])`, 'y');
const MAY_POINT = new RegExp(POINTS.source);

/** Comments that open with a bare pronoun, each as `path:line: its first line`. */
export function pointingComments(files: readonly WorkspaceFile[]): string[] {
  return files
    .filter(({ path, text }) => SOURCE.test(path) && MAY_POINT.test(text))
    .flatMap(({ path, text }) =>
      commentsIn(text)
        .filter((start) => pointsAt(text, start))
        .map((start) => `${path}:${lineAt(text, start)}: ${firstLine(text.slice(start))}`),
    );
}

/** The offsets at which comments begin. Lines of `//` that follow each other are one comment. */
function commentsIn(text: string): readonly number[] {
  const source = ts.createSourceFile('source.ts', text, ts.ScriptTarget.Latest);
  const ends = new Map<number, number>();
  const visit = (node: ts.Node): void => {
    const before = ts.getLeadingCommentRanges(text, node.pos) ?? [];
    const behind = ts.getTrailingCommentRanges(text, node.end) ?? [];
    for (const { pos, end } of [...before, ...behind]) ends.set(pos, end);
    for (const child of node.getChildren(source)) if (!ts.isJSDoc(child)) visit(child);
  };
  visit(source);
  const starts = [...ends.keys()].sort((one, other) => one - other);
  return starts.filter((start, at) => {
    const gap = text.slice(ends.get(starts[at - 1] ?? -1), start);
    return at === 0 || !text.startsWith('//', start) || !/^\n[ \t]*$/.test(gap);
  });
}

function pointsAt(text: string, start: number): boolean {
  POINTS.lastIndex = start;
  return POINTS.test(text);
}

const lineAt = (text: string, start: number): number => text.slice(0, start).split('\n').length;
const firstLine = (comment: string): string => comment.split('\n').slice(0, 2).join(' ');
