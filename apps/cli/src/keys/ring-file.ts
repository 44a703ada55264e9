/** The installation's keys as this machine has them, and files that nobody else may read. */
import { randomBytes } from 'node:crypto';
import { open, rename, rm } from 'node:fs/promises';
import { resolve } from 'node:path';
import type { KeyRing } from '@scoresheet/services-keys';
import {
  keyFileOf,
  KeyRefused,
  readInstallationKeys,
  type Config,
} from '@scoresheet/services-runtime';
import { Fault } from '../program/fault.js';

type KeySettings = Pick<Config, 'dataFolder' | 'installationKeys'>;

/** The keys; undefined where this machine has none. Throws a `Fault` if they cannot be read. */
export async function heldRing(config: KeySettings): Promise<KeyRing | undefined> {
  try {
    return config.installationKeys ?? (await readInstallationKeys(keyFileOf(config)));
  } catch (error) {
    if (error instanceof KeyRefused) throw new Fault('bad-settings', error.message);
    throw error;
  }
}

export async function neededRing(config: KeySettings): Promise<KeyRing> {
  const ring = await heldRing(config);
  if (ring !== undefined) return ring;
  throw new Fault(
    'no-installation',
    `there is no ${keyFileOf(config)}: type this where the installation's key is, with the ` +
      'same settings, and after it was started for the first time.',
  );
}

/** Whole or not at all, in the place of what was there, for nobody else to read. */
export async function writeSecretFile(file: string, text: string): Promise<void> {
  const path = resolve(file);
  const draft = `${path}.${randomBytes(4).toString('hex')}`;
  try {
    const handle = await open(draft, 'wx', 0o600);
    try {
      await handle.writeFile(text);
      await handle.sync();
    } finally {
      await handle.close();
    }
    await rename(draft, path);
  } catch (error) {
    await rm(draft, { force: true });
    const code = (error as NodeJS.ErrnoException).code ?? String(error);
    throw new Fault('unwritable-file', `"${file}" cannot be written (${code}); name another.`);
  }
}
