/**
 * Each work in a process of its own, which sleeps while the others have their turns. In one process
 * for all, what one of them does decides how well the code of the next is compiled.
 */
import { helperIn } from '../child-process.js';
import { interleave, type Turn } from '../interleave.js';
import type { Measure, Work } from './work.js';

/** The built one, also where a spec runs the sources. */
const WORKER = new URL('../../dist/one-core/worker.js', import.meta.url);

/** The collector would take its time on other cores, beside the one that is measured. */
const ONE_CORE = ['--single-threaded-gc'];

export interface TurnOfWork {
  readonly work: Work;
  readonly round: number;
}

export const measureApart: Measure = async (works, rounds) => {
  const workers = works.map((work) => ({
    work,
    helper: helperIn<TurnOfWork, Turn>(WORKER, ONE_CORE),
  }));
  try {
    return await interleave(workers, rounds, ({ work, helper }, round) =>
      helper.ask({ work, round }),
    );
  } finally {
    for (const { helper } of workers) helper.end();
  }
};
