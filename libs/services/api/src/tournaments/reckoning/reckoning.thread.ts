/**
 * The thread that reckons standings and reasons, so that no loop which serves matches has to;
 * `reckoning-thread.ts` starts it. A bug ends the thread: nothing that it remembers is trusted then.
 */
import { parentPort } from 'node:worker_threads';
import { reckoning } from './reckoning.js';
import type { ToThread } from './thread-messages.js';

const answer = reckoning();

parentPort?.on('message', (message: ToThread) => parentPort?.postMessage(answer(message)));
