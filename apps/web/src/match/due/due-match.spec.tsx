// @vitest-environment jsdom
import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { client } from '../../api/client.js';
import * as socket from '../../api/socket.js';
import { speakEnglish } from '../../words/speak-english.spec-kit.js';
import { useMatch } from '../use-match.js';
import type { DueTable } from './due-documents.js';
import { DueMatch } from './due-match.js';

const TABLE: DueTable = {
  tournament: 't-1',
  phase: 1,
  round: 2,
  number: 7,
  match: null,
  playStatus: 'OPENING',
  openingProblem: null,
};

function Page() {
  const state = useMatch('m-1', undefined);
  return state.is === 'due' ? <DueMatch table={state.table} /> : null;
}

describe('The page of a match that is not open yet', () => {
  let send: (table: Partial<DueTable>) => Promise<void>;
  const asked: string[] = [];

  beforeEach(async () => {
    await speakEnglish();
    asked.length = 0;
    vi.spyOn(client, 'query').mockImplementation((({ variables }: { variables: object }) => {
      asked.push(JSON.stringify(variables));
      return Promise.resolve({ data: { match: null, tableOfDueMatch: TABLE } });
    }) as never);
    vi.spyOn(socket, 'subscribed').mockImplementation((_, __, heard) => {
      send = (table) =>
        act(async () => {
          heard.next({ tablesInPlay: { tables: [{ ...TABLE, ...table }] } } as never);
          await Promise.resolve();
        });
      return () => undefined;
    });
    render(<Page />, { wrapper: MemoryRouter });
    await screen.findByRole('heading', { name: 'Table 7: this match is not open yet' });
    await waitFor(() => expect(socket.subscribed).toHaveBeenCalled());
  });
  afterEach(() => {
    cleanup();
    vi.useRealTimers();
    vi.restoreAllMocks();
  });

  it('says that the match is opening, and links its table', () => {
    expect(screen.getByText('The match is opening. It appears here.')).toBeTruthy();
    const link = screen.getByRole('link', { name: 'Table 7' });
    expect(link.getAttribute('href')).toBe('/event/t-1/table/1/2/7');
  });

  it('asks for the match again as soon as it is open', async () => {
    const before = asked.length;
    await send({ match: 'm-1', playStatus: 'OPEN' });
    expect(asked.slice(before)[0]).toBe(JSON.stringify({ match: 'm-1' }));
  });

  it('leads to the other match that the table opened instead', async () => {
    await send({ match: 'm-2', playStatus: 'OPEN' });
    const link = screen.getByRole('link', { name: 'Go to the match' });
    expect(link.getAttribute('href')).toBe('/match/m-2');
  });

  it('says that no match is coming once the table has ended', async () => {
    await send({ playStatus: 'ENDED' });
    expect(screen.getByText('This table opens no match now.')).toBeTruthy();
  });

  it('names a judge if the match cannot open', async () => {
    await send({ openingProblem: 'MATCHES_REFUSED' });
    expect(screen.getByText(/^The match has not opened\./)).toBeTruthy();
  });
});
