/** Whether a process dies again and again: each life may look well, and all of them serve nobody. */

/** So many deaths within the window are a loop, not an accident. */
export const DEATHS_OF_A_LOOP = 3;
export const LOOP_WINDOW_MS = 5 * 60_000;

export class Deaths {
  /** Deaths since this process began. */
  count = 0;
  private lately: number[] = [];
  private lastEnd = '';

  /** `nowMs` is of any clock that never falls. */
  constructor(private readonly nowMs: () => number = () => performance.now()) {}

  /** `end` says how: `SIGKILL`, `exit code 1`. */
  note(end: string): void {
    this.count += 1;
    this.lastEnd = end;
    this.lately = [...this.lately, this.nowMs()].slice(-DEATHS_OF_A_LOOP);
  }

  /** Words while it dies again and again. */
  loop(): string | undefined {
    const since = this.nowMs() - LOOP_WINDOW_MS;
    const isLoop = this.lately.length === DEATHS_OF_A_LOOP && (this.lately[0] ?? 0) > since;
    if (!isLoop) return undefined;
    return (
      `It dies again and again: ${DEATHS_OF_A_LOOP} times within ${LOOP_WINDOW_MS / 60_000} ` +
      `minutes, ${this.count} times in all, the last time by ${this.lastEnd}. Its log says why.`
    );
  }
}
