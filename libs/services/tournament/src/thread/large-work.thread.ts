/**
 * The thread that draws rounds and makes cuts of large tournaments, so that no loop which serves
 * matches has to; `large-work.ts` asks it.
 */
import { parentPort } from 'node:worker_threads';
import { sha256 } from '@scoresheet/domain-record/node';
import { decideApart, type WorkApart } from '@scoresheet/domain-tournament';

parentPort?.on('message', (work: WorkApart) => parentPort?.postMessage(decideApart(work, sha256)));
