// @vitest-environment jsdom
/** Given an event that is planned to begin, then its pages say when until it has begun. */
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import * as files from '../../api/save-file.js';
import { enterRoom } from '../../words/rooms.js';
import { loadWords } from '../../words/words.js';
import { EVENT } from '../event.spec-kit.js';
import * as orders from '../orders/send-order.js';
import { Beginning } from '../organiser/people/beginning.js';
import { CalendarLink } from '../own/calendar/calendar-link.js';
import { PlannedLine } from './planned-line.js';
import { typedTime } from './typed-time.js';

const BEGINS_AT = '2030-12-05T09:00:00.000Z';
const PLANNED = { ...EVENT, stage: 'REGISTRATION' as const, beginsAt: BEGINS_AT };
const OPEN = { ...PLANNED, beginsAt: null };

beforeAll(async () => {
  await loadWords();
  await enterRoom('event');
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

describe('The planned beginning', () => {
  it('is said with its day and zone, and to machines as the moment', () => {
    render(<PlannedLine event={PLANNED} />);
    const time = document.querySelector('time');
    expect(time?.dateTime).toBe(BEGINS_AT);
    expect(time?.textContent).toMatch(/Dec.*2030.*\d:00/);
    const zone = new Intl.DateTimeFormat('en', { timeZoneName: 'short' })
      .formatToParts(Date.parse(BEGINS_AT))
      .find(({ type }) => type === 'timeZoneName')?.value;
    expect(time?.textContent).toContain(zone);
  });

  it.each([OPEN, { ...PLANNED, stage: 'PLAYING' as const }])(
    'is said no more, or not yet',
    (event) => {
      const { container } = render(<PlannedLine event={event} />);
      expect(container.textContent).toBe('');
    },
  );
});

describe('The date for a calendar', () => {
  const saved = (event: typeof PLANNED | typeof OPEN): string => {
    const save = vi.spyOn(files, 'saveFile').mockReturnValue(undefined);
    render(<CalendarLink event={event} />);
    fireEvent.click(screen.getByText('Save the date'));
    return String(save.mock.lastCall?.[2]);
  };

  it('is the one that was planned, and nobody types it', () => {
    const text = saved(PLANNED);
    expect(text).toContain('UID:t-1@scoresheet\r\n');
    expect(text).toContain('SEQUENCE:20\r\nDTSTART:20301205T090000Z\r\n');
    expect(screen.queryByLabelText('Begins')).toBeNull();
  });

  it('is typed where none was planned, for the same entry of the calendar', () => {
    const text = saved(OPEN);
    expect(text).toContain('UID:t-1@scoresheet\r\n');
    expect(text).not.toContain('DTSTART:20301205');
    expect(screen.getByLabelText('Begins')).toBeTruthy();
  });
});

describe('The plan of an organiser', () => {
  const field = () => screen.getByLabelText<HTMLInputElement>('Begins');
  const accepted = { is: 'accepted', tournament: 't-1', seq: 21, token: 'k' } as const;
  const keep = (value: string) => {
    fireEvent.change(field(), { target: { value } });
    fireEvent.click(screen.getByText('Keep the date'));
  };

  it('is changed, and taken back by an empty field', async () => {
    const send = vi.spyOn(orders, 'sendOrder').mockResolvedValue(accepted);
    render(<Beginning event={PLANNED} />);
    expect(field().value).toBe(typedTime(Date.parse(BEGINS_AT)));
    keep('2030-12-06T10:30');
    await waitFor(() => expect(screen.getByRole('status').textContent).not.toBe(''));
    const beginsAt = new Date('2030-12-06T10:30').toISOString();
    expect(send.mock.lastCall?.[1]).toEqual({ tournament: 't-1', beginsAt });
    keep('');
    expect(send.mock.lastCall?.[1]).toEqual({ tournament: 't-1', beginsAt: null });
  });

  it('is not sent where it is no beginning, and follows what others plan', () => {
    const send = vi.spyOn(orders, 'sendOrder').mockResolvedValue(accepted);
    const { rerender } = render(<Beginning event={PLANNED} />);
    keep('2020-01-01T10:00');
    expect(screen.getByRole('alert').textContent).toContain('Write day and time');
    expect(send).not.toHaveBeenCalled();
    rerender(<Beginning event={OPEN} />);
    expect(field().value).toBe('');
  });
});
