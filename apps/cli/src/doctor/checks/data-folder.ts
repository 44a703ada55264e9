import { STOPS_BELOW_BYTES } from '@scoresheet/services-runtime';
import type { Check } from '../check.js';
import { note, wrong, type Finding } from '../finding.js';

const MB = 1024 * 1024;
/** A day of a busy tournament fits into this. */
export const LEAST_FREE_BYTES = 512 * MB;

/** The data folder is there, can be written to, and has room. */
export const dataFolder: Check = async ({ probes, config: { dataFolder: path } }) => {
  const folder = await probes.folder(path);
  if (folder.is === 'missing') {
    return [
      note(
        `There is no data folder ${path}.`,
        'Nothing has been started here yet.',
        'Run "npm start", which makes one, or name another folder in SCORESHEET_DATA.',
      ),
    ];
  }
  if (folder.is === 'no folder') {
    return [
      wrong(
        `${path} is not a folder.`,
        'The key, the log and the database cannot be stored there.',
        'Move that file away, or name a folder in SCORESHEET_DATA.',
      ),
    ];
  }
  return [...(folder.writable ? [] : [notWritable(path)]), ...roomIn(path, folder.freeBytes)];
};

const notWritable = (path: string) =>
  wrong(
    `The data folder ${path} cannot be written to.`,
    'The key and the database cannot be stored there.',
    `Give it to the account that runs Scoresheet: chown -R "$USER" ${path}`,
  );

function roomIn(path: string, freeBytes: number): readonly Finding[] {
  if (freeBytes < STOPS_BELOW_BYTES) return [full(path, freeBytes)];
  return freeBytes < LEAST_FREE_BYTES ? [almostFull(path, freeBytes)] : [];
}

const full = (path: string, freeBytes: number) =>
  wrong(
    `There is no room left: only ${Math.floor(freeBytes / MB)} MB are free where ${path} is.`,
    'No action is accepted on a full disk, and nothing starts; what was accepted is kept.',
    'Free some space: Scoresheet goes on by itself. Or stop it and move its data to a larger disk.',
  );

const almostFull = (path: string, freeBytes: number) =>
  wrong(
    `Only ${Math.floor(freeBytes / MB)} MB are free where ${path} is.`,
    'On a full disk no action is accepted; what was accepted is kept.',
    'Free some space, or stop Scoresheet and move the data folder to a larger disk.',
  );
