/**
 * `npm start` and `npm run NAME -- ARGS`: installs what is missing and goes on as that program in
 * this same process, so that signals and the exit code need no go-between. For the same reason
 * package.json says `exec` where a program runs until it is stopped, and npm starts no shell.
 */
import { register } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { installMissing, requireNode, ROOT } from './install.mjs';
import { build } from './nx.mjs';

/**
 * A program runs as it was built a moment ago or, `asSaved`, right from its sources. One that is a
 * command of its `main` finds its name before its other arguments.
 *
 * @typedef {{ main: string, asSaved?: boolean, isCommand?: boolean, says?: string }} Program
 */

/** @type {Readonly<Record<string, Program>>} */
const PROGRAMS = {
  start: { main: 'apps/standalone/bundle/main.js', says: 'Building ...' },
  play: { main: 'apps/cli/src/main.ts', asSaved: true, isCommand: true },
  cards: { main: 'apps/cli/src/main.ts', asSaved: true, isCommand: true },
  scenario: { main: 'apps/cli/src/main.ts', asSaved: true, isCommand: true },
  'new:game': { main: 'tools/new-game/src/main.ts', asSaved: true },
  kafka: { main: 'tools/kafka/dist/main.js' },
  bench: { main: 'tools/bench/dist/main.js' },
  walk: { main: 'tools/random-play/dist/main.js' },
  faults: { main: 'tools/faults/dist/main.js' },
  soak: { main: 'tools/soak/dist/main.js' },
  golden: { main: 'tools/golden-records/dist/main.js' },
  'archive:rules': { main: 'tools/rules-archive/dist/main.js' },
  'keep:release': { main: 'tools/releases/dist/main.js' },
};

const [, , name = '', ...args] = process.argv;
const program = programOf(name);
requireNode();
installMissing();
if (program.says) console.log(program.says);
if (program.asSaved) register('./source-hooks.mjs', import.meta.url);
else build();
const main = join(ROOT, program.main);
process.argv.splice(1, Infinity, main, ...(program.isCommand ? [name] : []), ...args);
// A bundle sees to it by itself.
if (!program.main.includes('/bundle/')) process.setSourceMapsEnabled(true);
await import(pathToFileURL(main).href);

function programOf(/** @type {string} */ named) {
  const found = PROGRAMS[named];
  if (found) return found;
  const known = Object.keys(PROGRAMS).join(', ');
  console.error(`There is no program "${named}" to run; there are ${known}.`);
  process.exit(2);
}
