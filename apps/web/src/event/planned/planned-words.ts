/** When an event is planned to begin, by the clock of whoever reads it, with the zone of that clock. */
export function plannedWords(beginsAt: string, language: string): string {
  return new Intl.DateTimeFormat(language, {
    weekday: 'short',
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    ...WITH_ZONE,
  }).format(new Date(beginsAt));
}

/** The time of day alone, for where the day stands above it. */
export const plannedTimeWords = (at: number, language: string): string =>
  new Intl.DateTimeFormat(language, WITH_ZONE).format(at);

const WITH_ZONE = { hour: 'numeric', minute: '2-digit', timeZoneName: 'short' } as const;

/** The name of the zone of this machine, such as `Europe/Berlin`. */
export const zoneHere = (): string => new Intl.DateTimeFormat().resolvedOptions().timeZone;
