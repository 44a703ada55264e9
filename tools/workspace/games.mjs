/** The games of the workspace, by their folders, and all targets of specs. */
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './install.mjs';

/** The catalog joins all games and is none. */
export const GAMES = readdirSync(join(ROOT, 'libs/games')).filter((name) => name !== 'catalog');

/** The target of specs on one game alone. */
export const ofGame = (/** @type {string} */ game) => `test-of-${game}`;

/** The folder of specs that measure time, in the sources of a package. */
export const SPEED = 'speed';

/** The target of specs that measure time. */
export const SPEED_TARGET = `test-${SPEED}`;

/** All targets that run specs. */
export const SPEC_TARGETS = ['test', SPEED_TARGET, ...GAMES.map(ofGame)];

/** All specs without a cost in their name, for `npm test -- --quick`. */
export const QUICK = 'test-quick';
