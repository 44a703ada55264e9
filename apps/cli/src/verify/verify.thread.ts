/** A thread that verifies one file after another; `verify-files.ts` starts it. */
import { parentPort, workerData } from 'node:worker_threads';
import { Fault } from '../program/fault.js';
import { verifyFile, type Asked } from './verify-file.js';
import type { Answer } from './verify-files.js';

const asked = workerData as Asked;

parentPort?.on('message', (file: string) => void verifyNext(file));

async function verifyNext(file: string): Promise<void> {
  parentPort?.postMessage(await answerOn(file));
}

/** A mistake of ours ends the thread, which the main thread hears of. */
async function answerOn(file: string): Promise<Answer> {
  try {
    return await verifyFile(file, asked);
  } catch (error) {
    if (!(error instanceof Fault)) throw error;
    return { fault: { code: error.code, message: error.message } };
  }
}
