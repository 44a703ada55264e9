// @vitest-environment jsdom
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { EVENT, newsOf, OWN_TABLE, renderEvent } from '../event.spec-kit.js';
import { NowPage } from './now-page.js';

afterEach(cleanup);

const REPORTED = { kind: 'result-reported', table: 7, entrant: 9 };

describe('A player whose round is played', () => {
  it('reads the table and the opponent, and can report and call', async () => {
    await renderEvent(NowPage);
    const table = await screen.findByRole('region', { name: 'You play at table 7' });
    expect(table.textContent).toContain('against Wren');
    expect(screen.getByRole('link', { name: 'Wren' }).getAttribute('href')).toBe(
      '/event/t-1/entrants/9',
    );
    expect(screen.getByRole('button', { name: 'Call judge' })).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Report the result' }));
    const send = screen.getByRole<HTMLButtonElement>('button', { name: 'Send' });
    expect(send.disabled).toBe(true);
    fireEvent.click(screen.getByRole('radio', { name: '2 – 1' }));
    expect(send.disabled).toBe(false);
  });

  it('is told that the opponent has reported, until that was read', async () => {
    const { tell } = await renderEvent(NowPage);
    await screen.findByRole('region', { name: 'You play at table 7' });
    document.title = 'Saturday Swiss';
    tell(newsOf('result-reported', [REPORTED], { ownTable: { ...OWN_TABLE, reported: [9] } }));
    const notice = screen.getByText('Wren has reported your result. Say how it went.');
    expect(screen.getByText(/has reported a result\. Say how it went/)).toBeTruthy();
    expect(document.title).toBe('(1) Saturday Swiss');
    fireEvent.click(screen.getByRole('button', { name: 'Got it' }));
    expect(notice.isConnected).toBe(false);
    expect(document.title).toBe('Saturday Swiss');
  });

  it('has reported before the page was opened anew, and can say it again', async () => {
    await renderEvent(NowPage, { ownTable: { ...OWN_TABLE, reported: [4] } });
    expect(await screen.findByText(/^You have reported\. It counts as soon/)).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Report another result' })).toBeTruthy();
    expect(screen.queryByText(/has reported a result/)).toBeNull();
  });

  it('reads how it went once there is a result', async () => {
    const result = { is: 'GAMES' as const, wins: [1, 2], draws: 0, ...NO_MORE };
    await renderEvent(NowPage, { ownTable: { ...OWN_TABLE, result } });
    expect(await screen.findByText('lost 1–2')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Report the result' })).toBeNull();
  });
});

const NO_MORE = { winner: null, scores: null, places: null };

describe('Somebody who has not entered', () => {
  const OUTSIDE = { ...EVENT, ownEntrant: null, round: null, places: 5 };

  it('can enter while registration is open', async () => {
    const event = { ...OUTSIDE, stage: 'REGISTRATION' as const };
    await renderEvent(NowPage, { event, ownTable: null });
    expect(await screen.findByText('11 places are free.')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Enter' })).toBeTruthy();
    expect(screen.queryByLabelText('Entry code')).toBeNull();
  });

  it('needs the code where there is one, and waits where it is full', async () => {
    const event = {
      ...OUTSIDE,
      stage: 'REGISTRATION' as const,
      entry: 'BY_CODE' as const,
      places: 16,
      waiting: 2,
    };
    await renderEvent(NowPage, { event, ownTable: null });
    expect(await screen.findByLabelText('Entry code')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Wait for a place' })).toBeTruthy();
  });

  it('is told what staff announce, as it is posted', async () => {
    const event = { ...OUTSIDE, stage: 'PLAYING' as const };
    const { tell } = await renderEvent(NowPage, { event, ownTable: null });
    await screen.findByText('Tell me when something happens');
    const reason = { text: 'Lunch until 14:00' };
    tell(
      newsOf('announcement-posted', [{ kind: 'announcement-posted', announcement: 1 }], { reason }),
    );
    const told = screen.getByRole('region', { name: 'Announcements' });
    expect(told.textContent).toContain('Lunch until 14:00');
  });
});
