/** The scenario files of a folder. */
import { readdirSync, readFileSync } from 'node:fs';

/** Texts by the names of their files. `folder` ends in a slash. */
export const scenarioTexts = (folder: URL): readonly (readonly [string, string])[] =>
  readdirSync(folder)
    .filter((file) => file.endsWith('.yaml'))
    .map((file) => [file, readFileSync(new URL(file, folder), 'utf8')]);
