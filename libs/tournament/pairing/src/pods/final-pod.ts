/** The final pod: the best of the standing at one table. */

/** The first `size` of the standing, fewer where there are no more; the best one first. */
export const finalPod = (standing: readonly number[], size: number): readonly number[] =>
  standing.slice(0, size);
