/** The folder of the releases, and the releases in it. */
import { fileURLToPath } from 'node:url';

/** Releases by the day on which they were kept, the oldest first. */
export const RELEASES = ['2026-11-22'] as const;
export type Release = (typeof RELEASES)[number];

/** The workspace's root: the same seen from `src` and from `dist`. */
export const ROOT = fileURLToPath(new URL('../../../', import.meta.url));

export const fileOf = (release: string, name: string): string =>
  fileURLToPath(new URL(`../fixtures/${release}/${name}`, import.meta.url));

export const PROGRAMS = 'programs.tar.br';
export const DATA = 'data.tar.br';
/** What stands in the data, for whoever plays on: no secret of it is of any use elsewhere. */
export const MATCHES = 'matches.json';
