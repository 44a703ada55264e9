// @vitest-environment jsdom
import { act, cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import * as socket from '../../api/socket.js';
import { EVENT, OWN_TABLE, renderEvent } from '../event.spec-kit.js';
import { NowPage } from '../now/now-page.js';
import { TABLES_IN_PLAY, type TablePlay } from '../play/play-documents.js';
import { OPENS_WITHIN_MS } from '../play/opens-within.js';

const PLATFORM = { ...EVENT, play: 'PLATFORM' as const };
const OPENING: TablePlay = {
  phase: 1,
  round: 3,
  number: 7,
  match: null,
  playStatus: 'OPENING',
  gamesWon: [0, 0],
  openingProblem: null,
};

describe('The phone of a player at a table on the platform', () => {
  let send: (play: Partial<TablePlay>) => void;
  let variables: object | undefined;

  beforeEach(async () => {
    variables = undefined;
    vi.spyOn(socket, 'subscribed').mockImplementation((document, given, heard) => {
      if ((document as unknown) === TABLES_IN_PLAY) {
        variables = given();
        send = (play) =>
          act(() => {
            const tables = [{ ...OPENING, ...play }];
            heard.next({ tablesInPlay: { isFirst: true, tables } } as never);
          });
      }
      return () => undefined;
    });
    await renderEvent(NowPage, { event: PLATFORM, ownTable: OWN_TABLE });
    await screen.findByRole('region', { name: 'You play at table 7' });
    await waitFor(() => expect(variables).toBeDefined());
  });
  afterEach(() => {
    cleanup();
    vi.useRealTimers();
    vi.restoreAllMocks();
  });

  const button = () => screen.queryByRole('link', { name: 'Go to the table' });

  it('follows only its own table', () => {
    expect(variables).toEqual({ tournament: 't-1', own: true, table: null });
  });

  it('shows the button when the match opens, without a reload', () => {
    expect(screen.getByText(/^Your match opens when the round starts/)).toBeTruthy();
    send({});
    expect(screen.getByText(/^Your match is opening/)).toBeTruthy();
    expect(button()).toBeNull();
    send({ playStatus: 'OPEN', match: 'm-1' });
    expect(button()?.getAttribute('href')).toBe('/match/m-1');
    expect(screen.queryByRole('button', { name: 'Report the result' })).toBeNull();
  });

  it('leads to the next game of a series, and shows its own games first', () => {
    send({ playStatus: 'OPEN', match: 'm-2', gamesWon: [1, 0] });
    expect(button()?.getAttribute('href')).toBe('/match/m-2');
    expect(screen.getByText('Best of 3: you have won 1, your opponent 0.')).toBeTruthy();
  });

  it.each([
    ['PAUSED', 'A judge has paused your match.'],
    ['SUSPENDED', 'Your match cannot continue. Staff will decide it.'],
    ['ENDED', 'Your game is over. The result will appear here.'],
  ] as const)('says what happens to a match that is %s', (playStatus, words) => {
    send({ playStatus, match: playStatus === 'ENDED' ? null : 'm-1' });
    expect(screen.getByText(words)).toBeTruthy();
  });

  it.each([
    ['ENTRANT_WITHOUT_ACCOUNT', /a player at this table has no account/],
    ['TIME_OVER', /^Time was called before your first game/],
    ['MATCHES_REFUSED', /^Your match could not be opened/],
  ] as const)('says at once why no match opens: %s', (openingProblem, words) => {
    send({ openingProblem });
    expect(screen.getByText(words)).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Call judge' })).toBeTruthy();
  });

  it('offers a judge if no match opens within 15 seconds, and the button if it opens later', () => {
    vi.useFakeTimers();
    send({});
    act(() => void vi.advanceTimersByTime(OPENS_WITHIN_MS - 1));
    expect(screen.queryByText(/Call a judge\.$/)).toBeNull();
    act(() => void vi.advanceTimersByTime(1));
    expect(screen.getByText('Your match has not opened. Call a judge.')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Call judge' })).toBeTruthy();
    send({ playStatus: 'OPEN', match: 'm-1' });
    expect(screen.queryByText(/has not opened/)).toBeNull();
    expect(button()).not.toBeNull();
  });
});
