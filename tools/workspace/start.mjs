/**
 * `npm start`: installs what is missing, builds, and goes on as Scoresheet in this same process.
 * package.json says `exec`, or a stop signal to npm would end a shell in between and not Scoresheet.
 */
import { installMissing, requireNode } from './install.mjs';
import { build, goOnAs } from './nx.mjs';

requireNode();
installMissing();
console.log('Building ...');
build();
await goOnAs('apps/standalone');
