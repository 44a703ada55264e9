/**
 * Why a PostgreSQL program failed, as a sentence with what to do. Its own words are written for
 * whoever knows PostgreSQL; they stand in its logs, to which the sentence points.
 */
import { open, readdir, stat, statfs } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { NoRoom, saysNoRoom } from '../room/no-room.js';
import { ProgramFailed } from './postgres-program.js';

/** No server starts with less: it cannot write the first piece of its journal. */
const LEAST_BYTES_TO_START = 16 * 1024 * 1024;
const TAIL_BYTES = 8 * 1024;

interface Kind {
  readonly sign: RegExp;
  readonly says: (folder: string) => string;
}

const KINDS: readonly Kind[] = [
  {
    sign: /Permission denied|wrong ownership|invalid permissions/,
    says: (folder) =>
      `Its folder ${folder} belongs to somebody else or lets others in. Give it back to the user ` +
      'as whom PostgreSQL runs ("postgres" where Scoresheet is started as root), with mode 0700.',
  },
  {
    sign: /could not bind|Address already in use/,
    says: () =>
      'Its port was taken in the meantime. Start again, or choose one in SCORESHEET_POSTGRES_PORT.',
  },
  {
    sign: /Cannot allocate memory|shared memory/,
    says: () => 'This machine has not enough memory for it. Stop something else, then start again.',
  },
  {
    sign: /Read-only file system/,
    says: (folder) => `The disk of ${folder} is read-only. Mend the disk, then start again.`,
  },
  {
    sign: /checkpoint record|invalid data in file|PANIC|is not a valid|does not exist|corrupt/,
    says: (folder) =>
      `Its data in ${folder} is damaged. Put the data folder back from a backup: ` +
      'docs/operations.md, "Backup and restore".',
  },
  {
    sign: /did not start in time|timed out/,
    says: () =>
      'It did not get ready in time. Wait until this machine has less to do; start again.',
  },
];

/** `sinceMs`: when the attempt began; what was written before tells of something else. */
export async function startFailure(
  folder: string,
  failed: ProgramFailed,
  sinceMs: number,
): Promise<Error> {
  const said = `${await lastWords(folder, sinceMs)}\n${failed.message}`;
  if (saysNoRoom(said) || (await isFull(folder))) {
    return new NoRoom(dirname(folder), { cause: failed });
  }
  const kind = KINDS.find(({ sign }) => sign.test(said));
  const why = kind?.says(folder) ?? 'Do what its own words say, or ask for help with them.';
  return new ProgramFailed(
    `The embedded PostgreSQL does not start. ${why} Its own words stand in ` +
      `${join(folder, 'start.log')} and ${join(folder, 'log')}.`,
    { cause: failed },
  );
}

/** A full disk keeps a server from starting, and from saying why it ends, too. */
export async function isFull(folder: string): Promise<boolean> {
  const room = await statfs(dirname(folder)).catch(() => undefined);
  return room !== undefined && room.bavail * room.bsize < LEAST_BYTES_TO_START;
}

/** What the server wrote last, before and after it had a log of its own. */
async function lastWords(folder: string, sinceMs: number): Promise<string> {
  const logs = await readdir(join(folder, 'log')).catch(() => []);
  const files = ['start.log', ...logs.map((name) => join('log', name))];
  const tails = await Promise.all(files.map((name) => tailOf(join(folder, name), sinceMs)));
  return tails.join('\n');
}

async function tailOf(path: string, sinceMs: number): Promise<string> {
  const { size, mtimeMs } = await stat(path).catch(() => ({ size: 0, mtimeMs: 0 }));
  if (size === 0 || mtimeMs < sinceMs) return '';
  const file = await open(path);
  try {
    const length = Math.min(size, TAIL_BYTES);
    const { buffer } = await file.read({ buffer: Buffer.alloc(length), position: size - length });
    return buffer.toString('utf8');
  } finally {
    await file.close();
  }
}
