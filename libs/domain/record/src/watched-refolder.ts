/** Rules that tell how far a verification has come: for a bar that grows. */
import type { Refolder } from './refolder.js';

/**
 * Calls `passed` with the number of each event before it is decided. A file that is not exact is
 * looked at a second time, so the numbers may begin anew.
 */
export const watchedRefolder = <S>(
  rules: Refolder<S>,
  passed: (seq: number) => void,
): Refolder<S> => ({
  ...rules,
  decide(state, event) {
    passed(event.seq);
    return rules.decide(state, event);
  },
});
