/**
 * Steps through a record. Keys may come faster than the page is drawn, and none is lost: a step begins
 * where the address is, which is ahead of what is drawn.
 */
import type { Steps } from '@scoresheet/domain-match/play';

interface Stepping {
  /** The event that is drawn. */
  readonly seq: number;
  readonly steps: Steps;
  /** The event that the address names; undefined while what happens now is followed. */
  readonly placeNow: () => number | undefined;
  readonly goTo: (seq: number) => void;
}

export const stepper =
  ({ seq, steps: { count, seqAt, stepAt }, placeNow, goTo }: Stepping) =>
  (by: number): void =>
    goTo(seqAt(Math.min(count - 1, Math.max(0, stepAt(placeNow() ?? seq) + by))));
