const SECOND_MS = 1_000;
const MINUTE_S = 60;
const HOUR_S = 3_600;

/** `18:42`, `1:05:00`, and `−0:07` when the time is over. The last second of a round is shown as 0:01. */
export function roundTimeWords(leftMs: number): string {
  const seconds = Math.ceil(leftMs / SECOND_MS);
  const all = Math.abs(seconds);
  const hours = Math.floor(all / HOUR_S);
  const minutes = Math.floor((all % HOUR_S) / MINUTE_S);
  const two = (value: number): string => String(value).padStart(2, '0');
  const minutesShown = hours > 0 ? `${hours}:${two(minutes)}` : String(minutes);
  return `${seconds < 0 ? '−' : ''}${minutesShown}:${two(all % MINUTE_S)}`;
}
