import { hkdfSync } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { DataSource } from 'typeorm';
import { InstallationEntity } from './installation.entity.js';
import { KEY_BYTES, KeyRefused } from './installation-key.js';

const DIGEST_LABEL = 'scoresheet installation 1';

/**
 * Ties the database to the key at the first start; from then on refuses every other key. With
 * another one the chance of every match that runs would be another, and no token would be valid.
 */
export async function checkInstallation(database: DataSource, key: Uint8Array): Promise<void> {
  const keyDigest = digestOf(key);
  const rows = database.getRepository(InstallationEntity);
  await rows
    .createQueryBuilder()
    .insert()
    .values({ onlyOne: true, keyDigest })
    .orIgnore()
    .execute();
  const known = await rows.findOneByOrFail({ onlyOne: true });
  if (known.keyDigest === keyDigest) return;
  throw new KeyRefused(
    `The installation key is not the one with which the matches in this database were begun. ` +
      `Put the right installation.key back from a copy; if there is none, start with a new database.`,
  );
}

/** What a database keeps of the key in a file; undefined where the file cannot be read. */
export async function keyDigest(file: string): Promise<string | undefined> {
  const text = await readFile(file, 'utf8').catch(() => undefined);
  return text === undefined ? undefined : digestOf(Buffer.from(text.trim(), 'hex'));
}

const digestOf = (key: Uint8Array): string =>
  Buffer.from(hkdfSync('sha256', key, '', DIGEST_LABEL, KEY_BYTES)).toString('hex');
