/** A throwaway copy of the workspace, whose own packages are linked and all others borrowed. */
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readlinkSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('../../../', import.meta.url));

const LEFT_OUT = ['node_modules', 'dist', '.git', '.nx', '.scoresheet', '.kafka', 'reports'];
const OWN = '@scoresheet';
/** What tools keep there of a workspace is no use to another. */
const KEPT_BY_TOOLS = ['.cache', '.experimental-vitest-cache'];

export function copyOfWorkspace(): string {
  const copy = mkdtempSync(join(tmpdir(), 'scoresheet-new-game-'));
  const filter = (path: string): boolean =>
    !LEFT_OUT.includes(basename(path)) && !path.endsWith('.tsbuildinfo');
  for (const entry of readdirSync(ROOT).filter((name) => filter(name))) {
    cpSync(join(ROOT, entry), join(copy, entry), { recursive: true, filter });
  }
  borrowPackages(join(ROOT, 'node_modules'), join(copy, 'node_modules'));
  return copy;
}

function borrowPackages(from: string, to: string): void {
  mkdirSync(join(to, OWN), { recursive: true });
  const borrowed = readdirSync(from).filter((name) => ![OWN, ...KEPT_BY_TOOLS].includes(name));
  for (const name of borrowed) symlinkSync(join(from, name), join(to, name));
  // Own packages are linked by a path from where the link lies, and so lead into the copy.
  for (const name of readdirSync(join(from, OWN))) {
    symlinkSync(readlinkSync(join(from, OWN, name)), join(to, OWN, name));
  }
}
