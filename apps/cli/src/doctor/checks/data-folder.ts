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
        'Run "npm start", which makes it; or name another one in SCORESHEET_DATA.',
      ),
    ];
  }
  if (folder.is === 'no folder') {
    return [
      wrong(
        `${path} is no folder.`,
        'There is no place for the key, the log and the database.',
        'Name a folder in SCORESHEET_DATA, or move that file away.',
      ),
    ];
  }
  return [...(folder.writable ? [] : [notWritable(path)]), ...roomIn(path, folder.freeBytes)];
};

const notWritable = (path: string) =>
  wrong(
    `The data folder ${path} cannot be written to.`,
    'Neither the key nor the database can be kept there.',
    `Give it to whoever runs Scoresheet: chown -R "$USER" ${path}`,
  );

function roomIn(path: string, freeBytes: number): readonly Finding[] {
  if (freeBytes < STOPS_BELOW_BYTES) return [full(path, freeBytes)];
  return freeBytes < LEAST_FREE_BYTES ? [almostFull(path, freeBytes)] : [];
}

const full = (path: string, freeBytes: number) =>
  wrong(
    `There is no room: only ${Math.floor(freeBytes / MB)} MB are free where ${path} is.`,
    'Nothing is accepted any more, and nothing starts on a full disk; what was accepted stays.',
    'Make room: what runs goes on by itself. Or stop it and move the data folder to a larger disk.',
  );

const almostFull = (path: string, freeBytes: number) =>
  wrong(
    `Only ${Math.floor(freeBytes / MB)} MB are free where ${path} is.`,
    'With a full disk no action is accepted any more; what was accepted stays.',
    'Make room, or move the data folder to a larger disk while nothing runs.',
  );
