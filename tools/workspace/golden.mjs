/** `npm run golden`: installs what is missing, builds, and keeps new golden records (tools/golden-records). */
import { installMissing, requireNode } from './install.mjs';
import { build, goOnAs } from './nx.mjs';

requireNode();
installMissing();
build();
await goOnAs('tools/golden-records');
