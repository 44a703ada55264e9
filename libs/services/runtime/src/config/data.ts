import { resolve } from 'node:path';
import { text, type Given } from './setting.js';

export const dataSettings = {
  SCORESHEET_DATA: text('SCORESHEET_DATA', 'a folder').default('.scoresheet'),
};

/** Absolute path of the folder that holds key, logs and, when embedded, the database. */
export const dataFolderOf = ({ SCORESHEET_DATA }: Given<typeof dataSettings>): string =>
  resolve(SCORESHEET_DATA);
