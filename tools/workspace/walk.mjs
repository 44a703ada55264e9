/** `npm run walk -- --actions N`: installs what is missing, builds, and plays at random (tools/random-play). */
import { installMissing, requireNode } from './install.mjs';
import { build, goOnAs } from './nx.mjs';

requireNode();
installMissing();
build();
await goOnAs('tools/random-play');
