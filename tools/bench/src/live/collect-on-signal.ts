/** Preloaded into a server: a signal has it collect its garbage, so that what stays is what it holds. */
import { isMainThread } from 'node:worker_threads';
import { collectGarbage } from '../collect-garbage.js';

if (isMainThread) process.on('SIGUSR2', () => collectGarbage());
