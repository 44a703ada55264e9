/** A list under the days of a calendar, as the clock of whoever reads it has them. */

/** The events of one day; `at` is any moment of it. */
interface Day<Item> {
  readonly at: number;
  readonly items: readonly Item[];
}

/** The latest day first, or the soonest; within a day as the list has them. */
export function byDay<Item>(
  items: readonly Item[],
  atOf: (item: Item) => number,
  latestFirst = true,
): readonly Day<Item>[] {
  const days = new Map<number, Item[]>();
  for (const item of items) {
    const day = midnightOf(atOf(item));
    days.set(day, [...(days.get(day) ?? []), item]);
  }
  return [...days]
    .sort(([one], [other]) => (latestFirst ? other - one : one - other))
    .map(([at, ofDay]) => ({ at, items: ofDay }));
}

/** Today, yesterday and tomorrow by these words, every other day by its date. */
export function dayWords(at: number, now: number, language: string): string {
  const days = daysBetween(at, now);
  if (days <= 1 && days >= -1) {
    const words = new Intl.RelativeTimeFormat(language, { numeric: 'auto' }).format(-days, 'day');
    return words.slice(0, 1).toUpperCase() + words.slice(1);
  }
  return new Intl.DateTimeFormat(language, { dateStyle: 'full' }).format(at);
}

const DAY_MS = 86_400_000;

/** A day on which clocks are changed is an hour shorter or longer than others. */
const daysBetween = (at: number, now: number): number =>
  Math.round((midnightOf(now) - midnightOf(at)) / DAY_MS);

export const midnightOf = (at: number): number => new Date(at).setHours(0, 0, 0, 0);
