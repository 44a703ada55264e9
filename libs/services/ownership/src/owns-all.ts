import type { Ownership } from './ownership.port.js';
import { RunningWorks } from './running-works.js';

/** The ownership of a process that is alone: everything is its own, for as long as it lives. */
export function ownsAll(partitions: number): Ownership {
  const works = new RunningWorks();
  return {
    owned: () => works.lasting,
    start(work) {
      for (let partition = 0; partition < partitions; partition += 1) works.begin(partition, work);
    },
    async stop() {
      await Promise.all(works.lasting.map((partition) => works.end(partition)));
    },
  };
}
