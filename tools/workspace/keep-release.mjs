/** `npm run keep:release -- DAY`: keeps this release for specs of later ones (tools/releases). */
import { installMissing, requireNode } from './install.mjs';
import { build, goOnAs } from './nx.mjs';

requireNode();
installMissing();
build();
await goOnAs('tools/releases');
