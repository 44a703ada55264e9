/** As the server has it, in minutes: a day. */
const MOST = 1_440;

/** Minutes as somebody types them, halves too; undefined where it is no time that can be given. */
export function minutesIn(typed: string): number | undefined {
  const words = typed.trim().replace(',', '.');
  if (!/^\d{1,4}(?:\.\d)?$/.test(words)) return undefined;
  const minutes = Number(words);
  return minutes > 0 && minutes <= MOST ? minutes : undefined;
}
