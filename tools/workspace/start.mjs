/** `npm start`: installs what is missing, builds, and goes on as Scoresheet in this same process. */
import { installMissing, requireNode } from './install.mjs';
import { build, goOnAs } from './nx.mjs';

requireNode();
installMissing();
console.log('Building ...');
build();
await goOnAs('apps/standalone');
