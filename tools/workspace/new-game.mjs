/** `npm run new:game -- NAME`: makes the folder of a new game that is green from the start (tools/new-game). */
import { installMissing, requireNode } from './install.mjs';
import { goOnFromSources } from './sources.mjs';

requireNode();
installMissing();
await goOnFromSources('tools/new-game/src/main.ts');
