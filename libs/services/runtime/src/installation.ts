import { hkdfSync } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { DataSource } from 'typeorm';
import { InstallationEntity } from './installation.entity.js';
import { KEY_BYTES, KeyRefused } from './installation-key.js';

const DIGEST_LABEL = 'scoresheet installation 1';

/**
 * Refuses a database that is tied to another key. With another one the chance of every match that
 * runs would be another, and no token would be valid.
 */
export async function checkInstallation(database: DataSource, key: Uint8Array): Promise<void> {
  const known = await database.getRepository(InstallationEntity).findOneBy({ onlyOne: true });
  if (known === null || known.keyDigest === digestOf(key)) return;
  throw new KeyRefused(
    `The installation key is not the one with which the matches in this database were begun. ` +
      `Put the right installation.key back from a copy; if there is none, start with a new database.`,
  );
}

/** Whether a Scoresheet has founded an installation in this database. */
export const isTied = (database: DataSource): Promise<boolean> =>
  database.getRepository(InstallationEntity).existsBy({ onlyOne: true });

/** Ties the database to the key, unless an earlier start has; checks it, too. */
export async function tieInstallation(database: DataSource, key: Uint8Array): Promise<void> {
  await database
    .createQueryBuilder()
    .insert()
    .into(InstallationEntity)
    .values({ onlyOne: true, keyDigest: digestOf(key) })
    .orIgnore()
    .execute();
  await checkInstallation(database, key);
}

/** What a database keeps of the key in a file; undefined where the file cannot be read. */
export async function keyDigest(file: string): Promise<string | undefined> {
  const text = await readFile(file, 'utf8').catch(() => undefined);
  return text === undefined ? undefined : digestOf(Buffer.from(text.trim(), 'hex'));
}

/** What may be known of a key. */
export const digestOf = (key: Uint8Array): string =>
  Buffer.from(hkdfSync('sha256', key, '', DIGEST_LABEL, KEY_BYTES)).toString('hex');
