// @vitest-environment jsdom
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { client } from '../../api/client.js';
import * as socket from '../../api/socket.js';
import { newsOf, renderEvent } from '../event.spec-kit.js';
import type { FirstLines, Line } from './standings-documents.js';
import { StandingsPage } from './standings-page.js';

const line = (rank: number, name: string, points: string): Line => ({
  entrant: rank + 1,
  name,
  phase: 1,
  rank,
  points,
  score: { wins: Number(points) / 3, losses: 0, draws: 0 },
  tieBreaks: [{ name: 'opponents-match-win', value: '19/27' }],
});

const standings = (seq: number, ...nodes: readonly Line[]): FirstLines => ({
  seq,
  at: 0,
  phase: 1,
  isLive: true,
  closedRounds: 2,
  totalCount: nodes.length,
  nodes: [...nodes],
  pageInfo: { endCursor: null },
});

const NOTHING = { least: null, most: null, round: null, entry: null };
const WHY = {
  entrant: 3,
  rank: 2,
  roots: [0, 2],
  names: [
    { entrant: 2, name: 'Marten' },
    { entrant: 9, name: 'Wren' },
  ],
  ahead: { entrant: 2, rank: 1, decidedBy: 'points', level: [], own: 0, theirs: 3 },
  numbers: [
    {
      ...NOTHING,
      id: 0,
      name: 'points',
      entrant: 3,
      value: '3',
      by: 'sum',
      parts: [{ number: 1, round: 1, counts: true, possible: null }],
    },
    {
      ...NOTHING,
      id: 1,
      name: 'round',
      entrant: 3,
      value: '3',
      by: 'round',
      round: 1,
      entry: {
        kind: 'match',
        how: 'played',
        entrants: [9, 3],
        wins: [1, 2],
        draws: 0,
        places: null,
      },
      parts: [],
    },
    { ...NOTHING, id: 2, name: 'lot', entrant: 3, value: '4', by: 'given', parts: [] },
    { ...NOTHING, id: 3, name: 'points', entrant: 2, value: '6', by: 'sum', parts: [] },
  ],
};

const ANSWERS = {
  tournament: { rounds: [1, 2].map((round) => ({ phase: 1, round, publishedSeq: 5 * round })) },
  tournamentEvents: { events: [{ at: 0 }] },
  standings: standings(12, line(1, 'Juniper', '3')),
  whyRank: WHY,
};

let heard: (data: object) => void;

beforeEach(() => {
  vi.spyOn(client, 'query').mockResolvedValue({ data: ANSWERS });
  vi.spyOn(socket, 'subscribed').mockImplementation((_, __, { next }) => {
    heard = next as typeof heard;
    return () => undefined;
  });
});

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const tell = (told: FirstLines): void => act(() => heard({ standings: told }));
const asked = (variables: object): object =>
  expect.objectContaining({ variables: expect.objectContaining(variables) as unknown });
const cells = (row: number): readonly (string | null)[] =>
  within(screen.getAllByRole('row')[row] as HTMLElement)
    .getAllByRole('cell')
    .map(({ textContent }) => textContent);

describe('The standings of an event', () => {
  it('are followed, with the tie-breaks of their rules in words', async () => {
    await renderEvent(StandingsPage);
    tell(standings(20, line(1, 'Marten', '6'), line(2, 'Heron', '3')));
    expect(screen.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
      '#rank',
      'player',
      'points',
      'opponents',
      'won-lost-drawn',
    ]);
    expect(cells(1)).toEqual(['1', 'Marten', '6', '70.4 %', '2-0-0']);
    tell(standings(21, line(1, 'Heron', '9'), line(2, 'Marten', '6')));
    expect(cells(1)).toEqual(['1', 'Heron', '9', '70.4 %', '3-0-0']);
  });

  it('unfold a rank into what decided it, down to results', async () => {
    await renderEvent(StandingsPage);
    tell(standings(20, line(1, 'Marten', '6'), line(2, 'Heron', '3')));
    fireEvent.click(screen.getByRole('button', { name: 'Heron' }));
    const why = await screen.findByRole('region', { name: 'Why this rank?' });
    await within(why).findByText('Why 2nd?');
    expect(why.textContent).toContain('Marten stands right ahead. Decided by points: 6 to 3.');
    expect(why.textContent).toContain('round 1 · Wren · won 2–1');
  });

  it('are shown as of a moment, and by the key of a page as of a round', async () => {
    await renderEvent(StandingsPage);
    tell(standings(20, line(1, 'Marten', '6')));
    fireEvent.keyDown(await screen.findByRole('slider'), { key: 'PageDown' });
    await screen.findByRole('button', { name: 'Juniper' });
    expect(client.query).toHaveBeenCalledWith(asked({ asOfSeq: 10, live: true }));
    fireEvent.click(screen.getByRole('button', { name: 'Now' }));
    tell(standings(20, line(1, 'Marten', '6')));
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Juniper' })).toBeNull());
  });

  it('are searched by the server, and ranks stay as they are', async () => {
    const { tell: tellNews } = await renderEvent(StandingsPage);
    tell(standings(20, line(1, 'Marten', '6')));
    fireEvent.change(screen.getByRole('searchbox'), { target: { value: 'jun' } });
    await screen.findByRole('button', { name: 'Juniper' });
    expect(client.query).toHaveBeenCalledWith(asked({ search: 'jun' }));
    expect(screen.getByText('1 found')).toBeTruthy();
    const changed = { ...ANSWERS, standings: standings(22, line(4, 'Juniper', '3')) };
    vi.mocked(client.query).mockResolvedValue({ data: changed });
    tellNews(newsOf('result-entered', []));
    await waitFor(() => expect(cells(1)[0]).toBe('4'));
  });
});
