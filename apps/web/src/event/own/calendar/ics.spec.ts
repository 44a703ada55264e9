import { describe, expect, it } from 'vitest';
import { icsOf } from './ics.js';

const DATE = {
  uid: 't-1@scoresheet',
  title: 'Saturday Swiss',
  startsAt: Date.UTC(2026, 10, 28, 13),
  endsAt: Date.UTC(2026, 10, 28, 17, 30),
  version: 7,
  writtenAt: Date.UTC(2026, 10, 27, 9, 5, 7, 123),
  address: 'http://192.168.0.4:4617/event/t-1',
};

describe('A date for a calendar', () => {
  it('is an event with its address, in universal time', () => {
    expect(icsOf(DATE).split('\r\n')).toEqual([
      'BEGIN:VCALENDAR',
      'VERSION:2.0',
      'PRODID:-//Scoresheet//Events//EN',
      'BEGIN:VEVENT',
      'UID:t-1@scoresheet',
      'DTSTAMP:20261127T090507Z',
      'SEQUENCE:7',
      'DTSTART:20261128T130000Z',
      'DTEND:20261128T173000Z',
      'SUMMARY:Saturday Swiss',
      'URL:http://192.168.0.4:4617/event/t-1',
      'END:VEVENT',
      'END:VCALENDAR',
      '',
    ]);
  });

  it('escapes what has a meaning of its own, and lets nobody begin a line', () => {
    const description = 'Bring: deck, sleeves; 5 \\ 6\r\nBEGIN:VALARM\rEND\n\u0007bell';
    expect(icsOf({ ...DATE, description })).toContain(
      'DESCRIPTION:Bring: deck\\, sleeves\\; 5 \\\\ 6\\nBEGIN:VALARM\\nEND\\nbell\r\n',
    );
  });

  it.each([
    ['letters of one octet', 'a'.repeat(200)],
    ['letters of two', 'ü'.repeat(100)],
    ['letters of four', '🂡'.repeat(60)],
    ['letters that fill a line to its end', 'b'.repeat(75 - 'SUMMARY:'.length)],
  ])('folds %s within 75 octets, and none is lost', (_, title) => {
    const text = icsOf({ ...DATE, title });
    const lengths = text.split('\r\n').map((line) => new TextEncoder().encode(line).length);
    expect(Math.max(...lengths)).toBeLessThanOrEqual(75);
    expect(text.replaceAll('\r\n ', '')).toContain(`SUMMARY:${title}\r\n`);
  });
});
