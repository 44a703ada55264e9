/** `npm run bench`: installs what is missing, builds, and measures (tools/bench says what). */
import { installMissing, requireNode } from './install.mjs';
import { build, goOnAs } from './nx.mjs';

requireNode();
installMissing();
build();
await goOnAs('tools/bench');
