// @vitest-environment jsdom
/** Given the form of a new event, then a title makes one, and whatever stops it loses nothing. */
import { cleanup, fireEvent, render, renderHook, screen, waitFor } from '@testing-library/react';
import { MemoryRouter, Route, Routes, useParams } from 'react-router';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import * as viewer from '../../account/use-viewer.js';
import type { OrderFate } from '../../event/orders/send-order.js';
import { enterRoom } from '../../words/rooms.js';
import { loadWords } from '../../words/words.js';
import type { OfferedGame } from './event-draft.js';
import { useKeptDraft } from './kept-draft.js';
import * as making from './make-event.js';
import { NewEventForm } from './new-event-form.js';

const DUEL: OfferedGame = { id: 'fuzzycards', title: 'Fuzzycards', minSeats: 2, maxSeats: 2 };
const ROUND: OfferedGame = { id: 'buddies', title: 'Buddies', minSeats: 2, maxSeats: 10 };

const Organise = () => <p>organise {useParams()['event']}</p>;
const show = () =>
  render(
    <MemoryRouter initialEntries={['/events/new']}>
      <Routes>
        <Route path="/events/new" element={<NewEventForm games={[DUEL, ROUND]} />} />
        <Route path="/event/:event/organise" element={<Organise />} />
      </Routes>
    </MemoryRouter>,
  );

const title = () => screen.getByLabelText<HTMLInputElement>('Title');
const type = (words: string) => fireEvent.change(title(), { target: { value: words } });
const press = () => fireEvent.click(screen.getByText('Make the event'));

function makes(fate: OrderFate) {
  return vi.spyOn(making, 'makeEvent').mockResolvedValue(fate);
}
const MADE: OrderFate = { is: 'accepted', tournament: 't-1', seq: 0, token: 'k' };

describe('The form of a new event', () => {
  beforeAll(async () => {
    await loadWords();
    await enterRoom('event');
  });
  beforeEach(() => {
    vi.spyOn(viewer, 'useViewer').mockReturnValue({
      is: 'account',
      name: 'olga',
      viewer: { id: 'a-1', name: 'olga' } as never,
    });
  });
  afterEach(() => {
    renderHook(() => useKeptDraft('')).result.current.forget();
    cleanup();
    vi.restoreAllMocks();
  });

  it('makes an event of a title and one press, and goes to where it is organised', async () => {
    const make = makes(MADE);
    show();
    type('Saturday Swiss');
    press();
    expect(await screen.findByText('organise t-1')).toBeTruthy();
    expect(make.mock.lastCall?.[0]).toMatchObject({ title: 'Saturday Swiss', capacity: 64 });
    cleanup();
    show();
    expect(title().value, 'what was sent is kept no more').toBe('');
  });

  it('says when the event begins, as a moment, where a day and a time were typed', async () => {
    const make = makes(MADE);
    show();
    type('Saturday Swiss');
    const begins = screen.getByLabelText<HTMLInputElement>(/^Begins/);
    fireEvent.change(begins, { target: { value: '2020-01-01T10:00' } });
    press();
    expect(screen.getByRole('alert').textContent).toContain('Write day and time');
    expect(document.activeElement).toBe(begins);
    expect(make).not.toHaveBeenCalled();
    fireEvent.change(begins, { target: { value: '2030-12-05T10:00' } });
    press();
    await screen.findByText('organise t-1');
    const beginsAt = new Date('2030-12-05T10:00').toISOString();
    expect(make.mock.lastCall?.[0]).toMatchObject({ beginsAt });
  });

  it('sends no date that was half typed', () => {
    const make = makes(MADE);
    show();
    type('Saturday Swiss');
    const begins = screen.getByLabelText<HTMLInputElement>(/^Begins/);
    vi.spyOn(begins, 'validity', 'get').mockReturnValue({ badInput: true } as ValidityState);
    fireEvent.keyUp(begins);
    press();
    expect(screen.getByRole('alert').textContent).toContain('Write day and time');
    expect(make).not.toHaveBeenCalled();
  });

  it('says at the title that there is none, and goes there', () => {
    const make = makes(MADE);
    show();
    expect(screen.queryByRole('alert')).toBeNull();
    press();
    expect(screen.getByRole('alert').textContent).toBe('Give the event a title.');
    expect(document.activeElement).toBe(title());
    expect(title().getAttribute('aria-invalid')).toBe('true');
    expect(make).not.toHaveBeenCalled();
  });

  it('unfolds a field with a problem, and goes there', () => {
    makes(MADE);
    show();
    type('Saturday Swiss');
    const places = screen.getByLabelText(/^Places/);
    fireEvent.change(places, { target: { value: 'many' } });
    press();
    expect(places.closest('details')?.open).toBe(true);
    expect(document.activeElement).toBe(places);
    expect(screen.getByRole('alert').textContent).toContain('from 2 to 16384');
  });

  it.each<[string, OrderFate, RegExp]>([
    ['is refused', { is: 'refused', rule: null, says: 'There are too many.' }, /too many/],
    ['is not answered', { is: 'pending' }, /has not answered/],
  ])('keeps what was typed where it %s, for another visit as well', async (_, fate, says) => {
    makes(fate);
    show();
    type('Lantern Cup');
    fireEvent.click(screen.getByLabelText('Buddies'));
    fireEvent.click(screen.getByLabelText(/^Tables of four/));
    press();
    await waitFor(() => expect(screen.getByRole('alert').textContent).toMatch(says));
    cleanup();
    show();
    expect(title().value).toBe('Lantern Cup');
    expect(screen.getByLabelText(/^Tables of four/)).toHaveProperty('checked', true);
  });

  it('waits for whoever has no account yet', () => {
    vi.spyOn(viewer, 'useViewer').mockReturnValue({ is: 'stranger' });
    show();
    expect(screen.getByText('Make the event')).toHaveProperty('disabled', true);
    expect(screen.getByText(/Sign in above first/)).toBeTruthy();
  });
});
