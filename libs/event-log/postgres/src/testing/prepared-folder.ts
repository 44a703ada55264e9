/** A folder that takes long to make, such as the data of a new PostgreSQL: made once, then copied. */
import { execFile } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { chmod, mkdir, mkdtemp, rename, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { alone } from '@scoresheet/tools-throwaway';
import { installedPrograms } from './server-programs.js';

const run = promisify(execFile);

const CACHE = fileURLToPath(
  new URL('../../../../../node_modules/.cache/scoresheet-postgres', import.meta.url),
);

interface Preparation {
  /** Everything but the version of PostgreSQL that decides what `make` leaves. */
  readonly settings: readonly string[];
  /** Makes the folder, whose parent exists. */
  make(folder: string): Promise<void>;
}

/** Makes `folder`, whose parent exists, with the owners and modes that `make` gives its files. */
export async function copyPrepared(folder: string, { settings, make }: Preparation): Promise<void> {
  const kept = keptFor(settings);
  if (!existsSync(kept)) {
    await mkdir(CACHE, { recursive: true });
    await alone(`${kept}.lock`, async () => {
      if (!existsSync(kept)) await keep(kept, make);
    });
  }
  await copy(kept, folder);
}

/** Path of the prepared folder, whether it is there or not. */
export function keptFor(settings: readonly string[]): string {
  const manifest = readFileSync(join(dirname(installedPrograms()), 'package.json'), 'utf8');
  const { version } = JSON.parse(manifest) as { version: string };
  // `initdb` writes the time zone into its settings; root hands the files over to an account.
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  const key = [version, `user ${process.getuid?.()}`, timeZone, ...settings].join(' ');
  return join(CACHE, key.replaceAll(/[^\w.=-]+/g, '_'));
}

/** The account that makes the files may not enter every checkout, so they are made elsewhere. */
async function keep(kept: string, make: Preparation['make']): Promise<void> {
  const place = await mkdtemp(join(tmpdir(), 'scoresheet-prepared-'));
  const unfinished = `${kept}.unfinished`;
  try {
    await chmod(place, 0o755);
    await make(join(place, 'made'));
    await rm(unfinished, { recursive: true, force: true });
    await copy(join(place, 'made'), unfinished);
    await rename(unfinished, kept);
  } finally {
    await rm(place, { recursive: true, force: true });
  }
}

const copy = (from: string, to: string): Promise<unknown> => run('cp', ['-a', from, to]);
