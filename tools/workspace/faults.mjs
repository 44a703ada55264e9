/** `npm run faults -- --seeds N --from N --poison --minutes N`: installs what is missing, builds, and lets everything go wrong (tools/faults). */
import { installMissing, requireNode } from './install.mjs';
import { build, goOnAs } from './nx.mjs';

requireNode();
installMissing();
build();
await goOnAs('tools/faults');
