/**
 * `npm run kafka`: installs what is missing, builds, and starts a broker (tools/kafka says what).
 * package.json says `exec`, or a stop signal to npm would end a shell in between and not the broker.
 */
import { installMissing, requireNode } from './install.mjs';
import { build, goOnAs } from './nx.mjs';

requireNode();
installMissing();
build();
await goOnAs('tools/kafka');
