import { existsSync, mkdirSync } from 'node:fs';
import { dirname } from 'node:path';

type MakeFolder = (folder: string, options?: { readonly recursive: boolean }) => unknown;

/**
 * Makes the folder and those above it. What is wrong is told by its own code: of a disk that is
 * read-only Node says no more than ENOENT when it makes several folders at once.
 */
export function makeFolder(folder: string, make: MakeFolder = mkdirSync): void {
  try {
    make(folder, { recursive: true });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
    make(firstMissing(folder));
    throw error; // nothing is wrong with that one, so it was another's
  }
}

function firstMissing(folder: string): string {
  const above = dirname(folder);
  return above === folder || existsSync(above) ? folder : firstMissing(above);
}
