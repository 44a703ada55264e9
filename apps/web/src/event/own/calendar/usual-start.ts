import { typedTime } from '../../planned/typed-time.js';

/** What stands in the field before anybody types: the next Saturday at ten, in the time of this machine. */
export function usualStart(now: Date): string {
  const SATURDAY = 6;
  const days = (SATURDAY - now.getDay() + 7) % 7 || 7;
  const day = new Date(now.getFullYear(), now.getMonth(), now.getDate() + days);
  return typedTime(day.setHours(10));
}
