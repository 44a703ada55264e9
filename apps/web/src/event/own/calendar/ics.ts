/**
 * A date as a calendar takes it (RFC 5545): lines end with CR LF and are folded before 75 octets,
 * and commas, semicolons, backslashes and new lines of a text are escaped.
 */
interface CalendarDate {
  /** The same each time for one event: a calendar that has it changes it. */
  readonly uid: string;
  readonly title: string;
  /** Milliseconds since the epoch, as the others. */
  readonly startsAt: number;
  readonly endsAt: number;
  readonly writtenAt: number;
  /** Rises with each change: a calendar takes no older one for news. */
  readonly version: number;
  readonly address: string;
  readonly description?: string | undefined;
}

export function icsOf(date: CalendarDate): string {
  const { uid, title, startsAt, endsAt, writtenAt, version, address, description } = date;
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Scoresheet//Events//EN',
    'BEGIN:VEVENT',
    `UID:${uid}`,
    `DTSTAMP:${timeOf(writtenAt)}`,
    `SEQUENCE:${version}`,
    `DTSTART:${timeOf(startsAt)}`,
    `DTEND:${timeOf(endsAt)}`,
    `SUMMARY:${escaped(title)}`,
    `URL:${address}`,
    ...(description === undefined ? [] : [`DESCRIPTION:${escaped(description)}`]),
    'END:VEVENT',
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${folded(line)}\r\n`).join('');
}

/** In universal time, so that no zone has to be written out: `20261127T130000Z`. */
const timeOf = (ms: number): string =>
  new Date(ms).toISOString().replace(/[-:]/g, '').replace(/\.\d+/, '');

const escaped = (text: string): string =>
  text
    .replaceAll(/[\\;,]/g, (letter) => `\\${letter}`)
    .replaceAll(/\r\n|\r|\n/g, '\\n')
    // Other control letters may stand in no text.
    .replaceAll(/[\u0000-\u0008\u000b-\u001f\u007f]/g, '');

/** With the end of the line left out. */
const MAX_OCTETS = 75;

/** Between two letters, never within the octets of one: the next line begins with a blank. */
function folded(line: string): string {
  const encoder = new TextEncoder();
  let octets = 0;
  let written = '';
  for (const letter of line) {
    const size = encoder.encode(letter).length;
    if (octets + size > MAX_OCTETS) {
      written += '\r\n ';
      octets = 1;
    }
    written += letter;
    octets += size;
  }
  return written;
}
