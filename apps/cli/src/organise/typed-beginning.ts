/** When a tournament is planned to begin, as it is typed. */
import { InvalidArgumentError } from 'commander';

/** A zone is typed, or it is that of this machine: `2026-12-05T10:00` or `2026-12-05 10:00+01:00`. */
const SHAPE = /^(\d{4}-\d{2}-\d{2})[T ](\d{2}:\d{2})(:\d{2})?(Z|[+-]\d{2}:\d{2})?$/;

/** The moment as a server takes it. */
export function typedBeginning(typed: string): string {
  const [, day = '', minute = '', second = '', zone = ''] = SHAPE.exec(typed) ?? [];
  const read = new Date(`${day}T${minute}${second}${zone}`);
  if (isDay(day) && !Number.isNaN(read.getTime())) return read.toISOString();
  throw new InvalidArgumentError('It is a day and a time, such as "2026-12-05 10:00".');
}

/** A day that its month does not have would be read as one of the next month. */
function isDay(day: string): boolean {
  const read = new Date(`${day}T00:00Z`);
  return !Number.isNaN(read.getTime()) && read.toISOString().startsWith(day);
}

/** By the clock of this machine, with its zone. */
export const beginningWords = (beginsAt: string): string =>
  new Intl.DateTimeFormat('en-GB', {
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    timeZoneName: 'short',
  }).format(new Date(beginsAt));
