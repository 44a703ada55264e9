/** `npm run play -- --game NAME`: plays a game by the rules as they are saved, without a build. */
import { installMissing, requireNode } from './install.mjs';
import { goOnFromSources } from './sources.mjs';

requireNode();
installMissing();
process.argv.splice(2, 0, 'play');
await goOnFromSources('apps/cli/src/main.ts');
