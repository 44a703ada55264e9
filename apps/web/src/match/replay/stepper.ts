/**
 * Steps through a record. Keys may come faster than the page is drawn, and none is lost: a step begins
 * where the address is, which is ahead of what is drawn.
 */
interface Stepping {
  /** The event that is drawn. */
  readonly seq: number;
  readonly last: number;
  /** The event that the address names; undefined while what happens now is followed. */
  readonly placeNow: () => number | undefined;
  readonly goTo: (seq: number) => void;
}

export const stepper =
  ({ seq, last, placeNow, goTo }: Stepping) =>
  (by: number): void =>
    goTo(Math.min(last, Math.max(0, (placeNow() ?? seq) + by)));
