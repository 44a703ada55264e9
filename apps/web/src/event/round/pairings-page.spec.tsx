// @vitest-environment jsdom
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { client } from '../../api/client.js';
import * as socket from '../../api/socket.js';
import { newsOf, renderEvent } from '../event.spec-kit.js';
import { PairingsPage } from './pairings-page.js';
import type { Pairing } from './round-documents.js';

const NAMES = ['Marten', 'Osier', 'Heron', null, 'Wren', 'Fen'];

const pairing = (number: number): Pairing => ({
  phase: 1,
  round: 3,
  number,
  result: null,
  hasQuestion: false,
  seats: [2 * number - 1, 2 * number].map((entrant) => ({
    entrant,
    name: NAMES[entrant - 1] ?? null,
  })),
});

const WON: Pairing['result'] = {
  is: 'GAMES' as const,
  wins: [2, 0],
  draws: 0,
  winner: null,
  scores: null,
  places: null,
};

const WHY = {
  names: [
    { entrant: 1, name: 'Marten' },
    { entrant: 2, name: 'Osier' },
    { entrant: 5, name: 'Wren' },
  ],
  reasons: [
    {
      entrant: 1,
      points: 6,
      opponent: 2,
      opponentPoints: 6,
      isWholeDraw: true,
      cost: { rematches: 0, byes: 0, byePoints: 0, upAgain: 0, downAgain: 0 },
      others: [{ opponent: 5, points: 6, reason: 'already-met', priority: null, by: null }],
    },
  ],
};

const ANSWERS = {
  tournament: {
    rounds: [{ phase: 1, round: 3, publishedSeq: 8, byes: [{ entrant: 7, name: 'Rush' }] }],
  },
  tournamentTables: [pairing(1), pairing(2), pairing(3)],
  whyOpponent: WHY,
};

let tell: (data: object) => void;

beforeEach(() => {
  vi.spyOn(client, 'query').mockResolvedValue({ data: ANSWERS });
  vi.spyOn(socket, 'subscribed').mockImplementation((_, __, { next }) => {
    tell = next as typeof tell;
    return () => undefined;
  });
});

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const rows = (): readonly string[] =>
  screen
    .getAllByRole('row')
    .slice(1)
    .map((row) =>
      within(row)
        .getAllByRole('cell')
        .map(({ textContent }) => textContent)
        .join(' | '),
    );

describe('The pairings of a round', () => {
  it('stand by table, with who has none, and whoever has no name goes by the number', async () => {
    await renderEvent(PairingsPage);
    await screen.findByRole('button', { name: 'Marten · Osier' });
    expect(rows()).toEqual([
      '1 | Marten · Osier | no result yet',
      '2 | Heron · Player no. 4 | no result yet',
      '3 | Wren · Fen | no result yet',
    ]);
    expect((await screen.findByText('Rush')).closest('p')?.textContent).toBe('bye: Rush');
    expect(screen.getAllByRole('row')[2]?.dataset['own']).toBe('true');
  });

  it('lose the table that a repair of the round removes', async () => {
    const { tell: tellNews } = await renderEvent(PairingsPage);
    await screen.findByRole('button', { name: 'Marten · Osier' });
    tellNews(newsOf('round-repaired', [{ kind: 'table-removed', table: 1 }]));
    expect(screen.queryByRole('button', { name: 'Marten · Osier' })).toBeNull();
    expect(screen.getByRole('button', { name: 'Wren · Fen' })).toBeTruthy();
  });

  it('show a result as it comes in, which leads to its table', async () => {
    await renderEvent(PairingsPage);
    await screen.findByRole('button', { name: 'Marten · Osier' });
    const tables = [{ ...pairing(1), result: WON }];
    act(() => tell({ tournamentEvents: { seq: 21, type: 'result-entered', tables } }));
    const result = screen.getByRole('link', { name: '2–0' });
    expect(result.getAttribute('href')).toBe('/event/t-1/table/1/3/1');
  });

  it('are found by typing, by a name or the number of a table', async () => {
    await renderEvent(PairingsPage);
    await screen.findByRole('button', { name: 'Marten · Osier' });
    fireEvent.change(screen.getByRole('searchbox'), { target: { value: 'fen' } });
    expect(rows()).toEqual(['3 | Wren · Fen | no result yet']);
    expect(screen.getByText('1 found')).toBeTruthy();
    fireEvent.change(screen.getByRole('searchbox'), { target: { value: '2' } });
    expect(rows()).toEqual(['2 | Heron · Player no. 4 | no result yet']);
  });

  it('stand by name as well', async () => {
    await renderEvent(PairingsPage);
    await screen.findByRole('button', { name: 'Marten · Osier' });
    fireEvent.click(screen.getByRole('radio', { name: 'by name' }));
    await waitFor(() => expect(rows()).toHaveLength(6));
    expect(rows()[0]).toBe('3 | Fen against Wren | no result yet');
    expect(rows().at(-1)).toBe('2 | Player no. 4 against Heron | no result yet');
  });

  it('unfold into why these two met', async () => {
    await renderEvent(PairingsPage);
    fireEvent.click(await screen.findByRole('button', { name: 'Marten · Osier' }));
    const why = await screen.findByRole('region', { name: 'Why this opponent?' });
    await within(why).findByText('Marten and Osier both had 6 points.');
    expect(why.textContent).toContain('Wren (6 points): they have met already');
  });
});
