import type { DataSource } from 'typeorm';
import { InstallationEntity } from './installation.entity.js';
import { KeyRefused } from './installation-key.js';

/**
 * Refuses a database that is tied to the key of another installation, which `installationDigest`
 * names: with another one the chance of every match that runs would be another, and no token would
 * be valid.
 */
export async function checkInstallation(database: DataSource, installation: string): Promise<void> {
  const known = await tiedInstallation(database);
  if (known === undefined || known === installation) return;
  throw new KeyRefused(
    `The installation key is not the one with which the matches in this database were begun. ` +
      `Put the right installation.key back from a copy; if there is none, start with a new database.`,
  );
}

/** The installation that has founded itself in this database; undefined: none has. */
export async function tiedInstallation(database: DataSource): Promise<string | undefined> {
  const rows = database.getRepository(InstallationEntity);
  return (await rows.findOneBy({ onlyOne: true }))?.keyDigest;
}

export const isTied = async (database: DataSource): Promise<boolean> =>
  (await tiedInstallation(database)) !== undefined;

/** Ties the database to the key, unless an earlier start has; checks it, too. */
export async function tieInstallation(database: DataSource, installation: string): Promise<void> {
  await database
    .createQueryBuilder()
    .insert()
    .into(InstallationEntity)
    .values({ onlyOne: true, keyDigest: installation })
    .orIgnore()
    .execute();
  await checkInstallation(database, installation);
}
