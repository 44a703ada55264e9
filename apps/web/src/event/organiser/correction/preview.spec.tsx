// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { client } from '../../../api/client.js';
import { enterRoom } from '../../../words/rooms.js';
import { loadWords } from '../../../words/words.js';
import { newsOf } from '../../event.spec-kit.js';
import type { News } from '../../follow/event-documents.js';
import * as events from '../../follow/use-event.js';
import * as orders from '../../orders/send-order.js';
import type { RoundTable, TableResult } from '../../round/whole/whole-documents.js';
import { Preview } from './preview.js';

const listeners = new Set<(news: News) => void>();
const OPEN = {
  event: { id: 't-1', seq: 40 },
  onNews: (listener: (news: News) => void) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
} as unknown as events.OpenEvent;

const games = (one: number, other: number): TableResult => ({
  is: 'GAMES',
  wins: [one, other],
  draws: 0,
  winner: null,
  places: null,
  scores: null,
});
const TABLE: RoundTable = {
  number: 7,
  hasQuestion: false,
  result: games(2, 0),
  seats: [
    { entrant: 1, name: 'Ada' },
    { entrant: 2, name: 'Bob' },
  ],
};
const line = (rank: number, points: string) => ({ rank, points, tieBreaks: [] });
const PREVIEW = {
  __typename: 'CorrectionPreview',
  seq: 41,
  bracket: ['w1-3'],
  walkovers: ['w2-1'],
  names: [{ entrant: 1, name: 'Ada' }],
  standings: [{ entrant: 1, before: line(1, '3'), after: line(4, '0') }],
};

const show = (preview: object) => {
  vi.spyOn(events, 'useEvent').mockReturnValue(OPEN);
  vi.spyOn(client, 'query').mockResolvedValue({ data: { preview } });
  const at = { phase: 1, round: 2, table: 7 };
  render(<Preview at={at} table={TABLE} result={games(0, 2)} />);
};

describe('A correction', () => {
  beforeAll(async () => {
    await loadWords();
    await enterRoom('event');
  });
  afterEach(() => {
    cleanup();
    vi.restoreAllMocks();
  });

  it('shows what it changes before it is made, and is made of that moment', async () => {
    const accepted = { is: 'accepted', tournament: 't-1', seq: 42, token: 'a' } as const;
    const send = vi.spyOn(orders, 'sendOrder').mockResolvedValue(accepted);
    show(PREVIEW);
    expect(await screen.findByText('2-0 becomes 0-2')).toBeTruthy();
    expect(screen.getByRole('row', { name: /Ada/ }).textContent).toBe('1 4Ada 1points 3 0');
    expect(screen.getByRole('alert').textContent).toContain('w1-3');
    expect(screen.getByText('Decided by walkover: w2-1.')).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Correct the result' }));
    fireEvent.change(screen.getByLabelText(/Reason/), { target: { value: 'Slip misread' } });
    fireEvent.click(screen.getByRole('button', { name: 'Correct the result' }));
    expect(await screen.findByText('It is corrected.')).toBeTruthy();
    expect(send.mock.calls[0]?.[1]).toEqual({
      tournament: 't-1',
      phase: 1,
      round: 2,
      table: 7,
      result: { is: 'GAMES', wins: [0, 2], draws: 0 },
      expectedSeq: 41,
      reason: 'Slip misread',
    });
  });

  it('is told anew when something has happened, and made of what is told last', async () => {
    show(PREVIEW);
    expect(await screen.findByRole('row', { name: /Ada/ })).toBeTruthy();
    const later = { ...PREVIEW, seq: 44, bracket: [], names: [{ entrant: 1, name: 'Eve' }] };
    vi.mocked(client.query).mockResolvedValue({ data: { preview: later } });
    listeners.forEach((listener) => listener(newsOf('entrant-dropped', [])));
    expect(await screen.findByRole('row', { name: /Eve/ })).toBeTruthy();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('that would be refused says so, and cannot be sent', async () => {
    show({ __typename: 'Refused', code: 'wrong-round', says: 'Only results of closed rounds.' });
    await waitFor(() =>
      expect(screen.getByRole('alert').textContent).toBe('Only results of closed rounds.'),
    );
    expect(screen.queryByRole('button')).toBeNull();
  });
});
