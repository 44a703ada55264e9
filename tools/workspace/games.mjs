/** The games of the workspace, by their folders, and the targets of their specs. */
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './install.mjs';

/** The catalog joins all games and is none. */
export const GAMES = readdirSync(join(ROOT, 'libs/games')).filter((name) => name !== 'catalog');

/** The target of specs on one game alone. */
export const ofGame = (/** @type {string} */ game) => `test-of-${game}`;

/** All targets that run specs. */
export const SPEC_TARGETS = ['test', ...GAMES.map(ofGame)];
