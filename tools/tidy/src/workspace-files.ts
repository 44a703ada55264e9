import { readdirSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { fileURLToPath } from 'node:url';

/** One file of the workspace: its path from the root, with slashes, and its text. */
export interface WorkspaceFile {
  readonly path: string;
  readonly text: string;
}

export const ROOT = fileURLToPath(new URL('../../../', import.meta.url));

const TEXT = /\.(ts|tsx|js|mjs|json|md|ya?ml|graphql|sql|html|css|sh)$|(^|\/)(\.?[A-Za-z-]+)$/;

/** Folders that Git ignores too; a clone without Git has the same answer. */
const IGNORED = foldersIn('.gitignore');

let read: readonly WorkspaceFile[] | undefined;

/** Every file that belongs to the workspace, tracked by Git or about to be; read once. */
export const workspaceFiles = (): readonly WorkspaceFile[] => (read ??= filesIn(''));

function filesIn(folder: string): WorkspaceFile[] {
  return readdirSync(join(ROOT, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = posix.join(folder, entry.name);
    if (entry.isDirectory()) return IGNORED.has(entry.name) ? [] : filesIn(path);
    return entry.isFile() && TEXT.test(path) ? [{ path, text: textOf(path) }] : [];
  });
}

function textOf(path: string): string {
  return readFileSync(join(ROOT, path), 'utf8');
}

function foldersIn(ignoreFile: string): ReadonlySet<string> {
  const lines = textOf(ignoreFile).split('\n');
  return new Set([
    '.git',
    ...lines.filter((line) => line.endsWith('/')).map((line) => line.slice(0, -1)),
  ]);
}
