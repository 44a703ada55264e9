/** `npm run soak -- --minutes N`: installs what is missing, builds, and plays for long (tools/soak). */
import { installMissing, requireNode } from './install.mjs';
import { build, goOnAs } from './nx.mjs';

requireNode();
installMissing();
build();
await goOnAs('tools/soak');
