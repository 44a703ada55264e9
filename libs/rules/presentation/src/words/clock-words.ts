/** What clocks show, for people. */

const MS_PER_SECOND = 1_000;
const SECONDS_PER_MINUTE = 60;

/** `4:05`; a second that has begun counts, so that only who is out of time has `0:00`. */
export function timeWords(ms: number): string {
  const seconds = Math.ceil(ms / MS_PER_SECOND);
  const rest = String(seconds % SECONDS_PER_MINUTE).padStart(2, '0');
  return `${Math.floor(seconds / SECONDS_PER_MINUTE)}:${rest}`;
}
