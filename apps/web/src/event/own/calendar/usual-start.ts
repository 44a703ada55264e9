/** What stands in the field before anybody types: the next Saturday at ten, in the time of this machine. */
export function usualStart(now: Date): string {
  const SATURDAY = 6;
  const days = (SATURDAY - now.getDay() + 7) % 7 || 7;
  const day = new Date(now.getFullYear(), now.getMonth(), now.getDate() + days);
  const two = (value: number): string => String(value).padStart(2, '0');
  return `${day.getFullYear()}-${two(day.getMonth() + 1)}-${two(day.getDate())}T10:00`;
}
