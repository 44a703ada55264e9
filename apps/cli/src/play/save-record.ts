import { writeFile } from 'node:fs/promises';

/** Writes a record where a person wants it; says what to do next, or why it cannot be. */
export async function saveRecord(text: string, file: string): Promise<readonly string[]> {
  try {
    await writeFile(file, text, { flag: 'wx' });
    return [
      `${file} is written. After you leave:`,
      `  npx scoresheet verify ${file}`,
      `  npx scoresheet replay ${file}`,
    ];
  } catch (error) {
    const { code = 'unknown reason' } = error as NodeJS.ErrnoException;
    if (code === 'EEXIST') return [`"${file}" is there already; name another.`];
    return [`"${file}" cannot be written (${code}); name another.`];
  }
}
