/** How a disk without room is recognised, whoever tells of it. */

/** Codes for a full disk or quota: two of the operating system, PostgreSQL's `disk_full`. */
const CODES: readonly unknown[] = ['ENOSPC', 'EDQUOT', '53100'];
const WORDS = /No space left on device|Disk quota exceeded|ENOSPC|EDQUOT/;
/** Errors name one another as their causes; so many are looked at. */
const DEEPEST = 8;

/** Something failed because a disk is full. The message says which, and what to do. */
export class NoRoom extends Error {
  override readonly name = 'NoRoom';

  constructor(folder: string, options?: { readonly cause: unknown }) {
    super(
      `No space left on device: there is no room where ${folder} is (ENOSPC). Make room there, or ` +
        'move the folder to a larger disk while nothing runs. What was accepted is kept.',
      options,
    );
  }
}

export const saysNoRoom = (words: string): boolean => WORDS.test(words);

/** Whether the error, or one that caused it, tells of a full disk. */
export function isNoRoom(error: unknown): boolean {
  let cause: unknown = error;
  for (let depth = 0; depth < DEEPEST && cause instanceof Error; depth += 1) {
    const { code, message } = cause as NodeJS.ErrnoException;
    if (CODES.includes(code) || saysNoRoom(message)) return true;
    ({ cause } = cause);
  }
  return false;
}
