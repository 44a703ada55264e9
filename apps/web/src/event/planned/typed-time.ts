/** Day and time as a field of the browser has them, in the time of this machine: `2026-12-05T10:00`. */
export function typedTime(ms: number): string {
  const time = new Date(ms);
  const two = (value: number): string => String(value).padStart(2, '0');
  const day = `${time.getFullYear()}-${two(time.getMonth() + 1)}-${two(time.getDate())}`;
  return `${day}T${two(time.getHours())}:${two(time.getMinutes())}`;
}

/** The moment as the server takes it; undefined where what was typed is none. */
export function instantOf(typed: string): string | undefined {
  const ms = new Date(typed).getTime();
  return typed === '' || Number.isNaN(ms) ? undefined : new Date(ms).toISOString();
}

/** Instead of a time of which only a part was typed: a browser tells such a field to be empty. */
export const UNFINISHED = '?';

export const typedIn = ({ value, validity }: HTMLInputElement): string =>
  validity.badInput ? UNFINISHED : value;

const DAY_MS = 86_400_000;
/** As the server has it: up to yesterday, and no further ahead than ten years. */
const MOST_PAST_MS = DAY_MS;
const MOST_AHEAD_MS = 3_660 * DAY_MS;

/** Whether an event may be planned to begin then; an empty field leaves it open. */
export function mayBegin(typed: string, now: number): boolean {
  if (typed === '') return true;
  const ms = new Date(typed).getTime();
  return ms >= now - MOST_PAST_MS && ms <= now + MOST_AHEAD_MS;
}
