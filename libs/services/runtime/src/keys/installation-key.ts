/** The file with the installation's keys, without which no live match can go on. */
import { randomBytes } from 'node:crypto';
import type { Stats } from 'node:fs';
import { link, mkdir, open, readFile, rm, stat } from 'node:fs/promises';
import { dirname } from 'node:path';
import {
  KEY_BYTES,
  parsePrintedRing,
  printRing,
  ringOf,
  type KeyRing,
} from '@scoresheet/services-keys';

/** No ring of keys is larger. */
const MAX_FILE_BYTES = 16_384;
const OTHERS = 0o077;

export class KeyRefused extends Error {
  override readonly name = 'KeyRefused';
}

/**
 * The keys in the file, undefined where there is none. Throws `KeyRefused` when others may read the
 * file, or it does not hold a key; the message says what to do and shows nothing of it.
 */
export async function readInstallationKeys(file: string): Promise<KeyRing | undefined> {
  const there = await stat(file).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return undefined;
    throw error;
  });
  return there && keysIn(file, there);
}

/**
 * The key of a new installation, which every process that starts at the same moment gets. Throws
 * `KeyRefused`, and creates nothing, where the installation has begun: its key was lost.
 */
export async function createInstallationKey(
  file: string,
  hasBegun: () => Promise<boolean>,
): Promise<KeyRing> {
  if (!(await hasBegun())) await createKey(file);
  // Whoever begins creates the file first, so one that is missing by now was there before.
  const keys = await readInstallationKeys(file);
  if (keys !== undefined) return keys;
  throw new KeyRefused(
    `There is no ${file}, but an installation has begun here with a key. Without that key its ` +
      `matches cannot go on, so no other one was made. Put the file back from a copy, or set ` +
      'SCORESHEET_INSTALLATION_KEY; if the key is lost, start with a new database and a new log.',
  );
}

async function keysIn(file: string, { mode, size }: Stats): Promise<KeyRing> {
  if ((mode & OTHERS) !== 0 && process.platform !== 'win32') {
    throw new KeyRefused(
      `${file} holds the key of all matches, and other users of this machine may read it. ` +
        `Make it yours alone: chmod 600 ${file}`,
    );
  }
  const text = size <= MAX_FILE_BYTES ? await readText(file) : '';
  const ring = parsePrintedRing(text);
  if (ring === undefined) {
    throw new KeyRefused(
      `${file} holds no key: that is ${2 * KEY_BYTES} digits of 0-9 and a-f and a newline. ` +
        `Put the right one back from a copy; with another one, matches that run cannot go on.`,
    );
  }
  return ring;
}

async function readText(file: string): Promise<string> {
  try {
    return await readFile(file, 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EACCES') throw error;
    throw new KeyRefused(
      `${file} holds the key of all matches, and only the user who started Scoresheet may read ` +
        'it. Do this as that user.',
    );
  }
}

/** Whole or not at all, and never in the place of another that was created at the same time. */
async function createKey(file: string): Promise<void> {
  await mkdir(dirname(file), { recursive: true });
  const draft = `${file}.${process.pid}.${randomBytes(4).toString('hex')}`;
  try {
    const handle = await open(draft, 'wx', 0o600);
    await handle.writeFile(printRing(ringOf(randomBytes(KEY_BYTES))));
    await handle.sync();
    await handle.close();
    await link(draft, file);
    await syncFolder(dirname(file));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  } finally {
    await rm(draft, { force: true });
  }
}

async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder);
  await handle.sync();
  await handle.close();
}
