/** The wait between two tries, which doubles with each wrong one. */

const FIRST_WAIT_MS = 1_000;
/** Short enough for a person: the right word is let in after a minute, whatever others do. */
export const LONGEST_WAIT_MS = 60_000;

/** Milliseconds to wait after `wrong` tries, of which `free` need no wait. */
export const growingWaitMs = (wrong: number, free: number): number =>
  wrong <= free ? 0 : Math.min(FIRST_WAIT_MS * 2 ** (wrong - free - 1), LONGEST_WAIT_MS);
