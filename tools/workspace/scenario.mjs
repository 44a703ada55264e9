/** `npm run scenario -- FILE... --game NAME --watch`: plays scenarios by the rules as they are saved. */
import { installMissing, requireNode } from './install.mjs';
import { goOnFromSources } from './sources.mjs';

requireNode();
installMissing();
process.argv.splice(2, 0, 'scenario');
await goOnFromSources('apps/cli/src/main.ts');
