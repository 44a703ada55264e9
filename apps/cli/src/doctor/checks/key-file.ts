import { keyFileOf } from '@scoresheet/services-runtime';
import type { Check } from '../check.js';
import { wrong, type Finding } from '../finding.js';
import type { DatabaseState } from '../probes.js';

const OTHERS = 0o077;

/** The installation's key is whole, nobody else's to read, and the one of this database. */
export const keyFile: Check = async ({ probes, config, database }) => {
  if (config.installationKeys !== undefined) return givenKey(database);
  const path = keyFileOf(config);
  const key = await probes.keyFile(path);
  const isNeeded = database.is === 'there' && database.keyFits !== undefined;
  if (key.is === 'missing') return isNeeded ? [lost(path)] : [];
  if ((key.mode & OTHERS) !== 0) return [readable(path, key.mode)];
  if (!key.holdsKey) return [damaged(path)];
  return database.is === 'there' && database.keyFits === false ? [another(path)] : [];
};

/** The key stands in the settings: the file, if there is one, is not read. */
const givenKey = (database: DatabaseState): readonly Finding[] =>
  database.is === 'there' && database.keyFits === false
    ? [
        wrong(
          'SCORESHEET_INSTALLATION_KEY is not the key with which the matches in the database were begun.',
          NEEDED,
          'Set the right key, from wherever you keep your secrets; with another one nothing starts.',
        ),
      ]
    : [];

const NEEDED = 'All shuffles and salts come from the key: live matches cannot go on without it.';

const lost = (path: string) =>
  wrong(
    `${path} is missing, but the matches in the database were begun with it.`,
    NEEDED,
    'Put it back from a copy; until then nothing starts, and no new key is made.',
  );

const readable = (path: string, mode: number) =>
  wrong(
    `Other users of this machine can read ${path} (mode ${mode.toString(8)}).`,
    'Anyone who has the key can tell the order of every deck.',
    `Run "chmod 600 ${path}".`,
  );

const damaged = (path: string) =>
  wrong(`${path} does not hold a key.`, NEEDED, 'Put the right file back from a copy.');

const another = (path: string) =>
  wrong(
    `${path} is not the key with which the matches in the database were begun.`,
    NEEDED,
    'Put the right file back from a copy; if there is none, start with a new database.',
  );
