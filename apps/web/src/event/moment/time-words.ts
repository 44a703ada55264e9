/** A moment of an event as a clock shows it; of another day with its date. */
export function timeWords(at: number, language: string, now: number = Date.now()): string {
  const isToday = new Date(at).toDateString() === new Date(now).toDateString();
  const time = { hour: 'numeric', minute: '2-digit' } as const;
  const day = isToday ? {} : ({ day: 'numeric', month: 'short' } as const);
  return new Intl.DateTimeFormat(language, { ...day, ...time }).format(at);
}
