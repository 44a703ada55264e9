/** The files of `scoresheet verify`, on one core or on all; what is told does not show on how many. */
import { once } from 'node:events';
import { stat } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import { Fault } from '../program/fault.js';
import type { Asked, VerifiedFile } from './verify-file.js';

/** A thread loads and warms up the rules, for one to two seconds; twice as much work pays for that. */
const BYTES_PER_THREAD = 64 * 1024 * 1024;

/** What a thread answers; an error would lose its code on the way. */
export type Answer = VerifiedFile | { readonly fault: Pick<Fault, 'code' | 'message'> };

type Tell = (verified: VerifiedFile) => void;

interface Limits {
  readonly cores: number;
  readonly bytesPerThread: number;
}

const USUAL: Limits = { cores: availableParallelism(), bytesPerThread: BYTES_PER_THREAD };

/**
 * Tells of each file in the order of the names, as soon as all before it are told. Throws a `Fault`
 * for the first that cannot be read, and tells of none behind it.
 */
export async function verifyFiles(
  files: readonly string[],
  asked: Asked,
  tell: Tell,
  { cores, bytesPerThread }: Limits = USUAL,
): Promise<void> {
  const worth = Math.floor((await bytesOf(files)) / bytesPerThread);
  const threads = Math.min(cores, files.length, worth);
  await (threads > 1 ? inThreads(threads, files, asked, tell) : inTurn(files, asked, tell));
}

/** A file that is not there has no bytes; that it is missing is told in its turn. */
async function bytesOf(files: readonly string[]): Promise<number> {
  const sizes = await Promise.all(
    files.map((file) =>
      stat(file).then(
        ({ size }) => size,
        () => 0,
      ),
    ),
  );
  return sizes.reduce((sum, size) => sum + size, 0);
}

async function inTurn(files: readonly string[], asked: Asked, tell: Tell): Promise<void> {
  const { verifyFile } = await import('./verify-file.js');
  for (const file of files) tell(await verifyFile(file, asked));
}

/** The built one, also where a spec runs the sources. */
const THREAD = new URL('../../dist/verify/verify.thread.js', import.meta.url);

async function inThreads(
  length: number,
  files: readonly string[],
  asked: Asked,
  tell: Tell,
): Promise<void> {
  const start = (): Worker => new Worker(THREAD, { workerData: asked, execArgv: [] });
  const threads = Array.from({ length }, start);
  const queue = files.entries();
  const tellInOrder = inOrder(tell);
  const work = async (thread: Worker): Promise<void> => {
    for (const [place, file] of queue) tellInOrder(place, await answerOf(thread, file));
  };
  try {
    await Promise.all(threads.map(work));
  } finally {
    await Promise.all(threads.map((thread) => thread.terminate()));
  }
}

/** Rejects with what the thread has thrown. */
async function answerOf(thread: Worker, file: string): Promise<Answer> {
  const answered = once(thread, 'message');
  thread.postMessage(file);
  const [answer] = (await answered) as [Answer];
  return answer;
}

/** Keeps each answer until all before it are told. */
function inOrder(tell: Tell): (place: number, answer: Answer) => void {
  const kept = new Map<number, Answer>();
  let next = 0;
  return (place, answer) => {
    kept.set(place, answer);
    for (let due = kept.get(next); due !== undefined; due = kept.get(next)) {
      kept.delete(next);
      next += 1;
      if ('fault' in due) throw new Fault(due.fault.code, due.fault.message);
      tell(due);
    }
  };
}
