/** Reads files that a person named, and says plainly which one is not there. */
import { readFile } from 'node:fs/promises';

export async function readNamedFile(file: string): Promise<Buffer> {
  try {
    return await readFile(file);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'ENOENT') throw new Error(`there is no file '${file}'; check the path.`);
    if (code === 'EISDIR') throw new Error(`'${file}' is a folder; name the files in it.`);
    throw new Error(`'${file}' cannot be read (${code ?? 'unknown reason'}).`);
  }
}
