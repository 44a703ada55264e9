/** `npm run archive:rules`: installs what is missing, builds, and keeps rules of today (tools/rules-archive). */
import { installMissing, requireNode } from './install.mjs';
import { build, goOnAs } from './nx.mjs';

requireNode();
installMissing();
build();
await goOnAs('tools/rules-archive');
