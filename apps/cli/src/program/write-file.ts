/** Writes what a server gave to a file that a person named. */
import { writeFile } from 'node:fs/promises';
import { Fault } from './fault.js';

/** Throws a `Fault` where it cannot be written. */
export const writeNamedFile = (file: string, text: string | Uint8Array): Promise<void> =>
  writeFile(file, text).catch(({ code }: NodeJS.ErrnoException) => {
    throw new Fault('unwritable-file', `"${file}" cannot be written (${code}); name another.`);
  });
