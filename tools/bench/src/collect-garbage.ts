/** What `node --expose-gc` gives, for processes that were started without it. */
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

setFlagsFromString('--expose-gc');
// A collection also forgets code that has not run since the last ones: whoever waits for a turn
// would begin it cold.
setFlagsFromString('--no-flush-bytecode');

export const collectGarbage = runInNewContext('gc') as () => void;
