// @vitest-environment jsdom
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { client } from '../../api/client.js';
import { EVENT, newsOf, renderEvent } from '../event.spec-kit.js';
import * as orders from '../orders/send-order.js';
import { CALL_STAFF } from '../own/own-orders.js';
import { NowPage } from './now-page.js';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const entry = (status: string, isNoShow: boolean) => ({
  ownEntry: {
    entrant: { number: 4, name: 'Heron', status, isPresent: !isNoShow, isNoShow, hasList: false },
    list: null,
    penalties: [],
    rounds: [],
  },
});

/** Answers queries with `data`; returns a function that sets the next answer. */
function answers(data: object): (next: object) => void {
  let now = data;
  vi.spyOn(client, 'query').mockImplementation(() => Promise.resolve({ data: now }) as never);
  return (next) => (now = next);
}

describe('The phone of a player who missed check-in', () => {
  it('says what happened, calls a judge, and shows the way back', async () => {
    const answer = answers(entry('dropped', true));
    const accepted = { is: 'accepted', tournament: 't-1', seq: 22, token: 'k' } as const;
    const send = vi.spyOn(orders, 'sendOrder').mockResolvedValue(accepted);
    const { tell } = await renderEvent(NowPage, { event: EVENT, ownTable: null });
    expect(await screen.findByRole('region', { name: 'You missed check-in' })).toBeTruthy();
    expect(screen.getByText(/had checked in, so you were dropped.*can reinstate you/)).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Call judge' }));
    expect(await screen.findByText('Staff know. Wait where a judge can find you.')).toBeTruthy();
    expect(send).toHaveBeenCalledWith(CALL_STAFF, { tournament: 't-1' });
    answer(entry('entered', false));
    const facts = [{ kind: 'entrants-joined-phase', entrants: [4], rounds: 4 }];
    tell(newsOf('entrant-re-entered', facts, { ownTable: null }));
    await waitFor(() => expect(screen.queryByText('You missed check-in')).toBeNull());
  });

  it('offers no judge call before play has begun', async () => {
    answers(entry('dropped', false));
    const event = { ...EVENT, stage: 'CHECK_IN' as const, round: null };
    await renderEvent(NowPage, { event, ownTable: null });
    expect(await screen.findByText('You are not in this event any more')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Call judge' })).toBeNull();
  });
});

describe('The check-in button of a phone', () => {
  it('shows no error if staff have checked the player in', async () => {
    const { entrant, ...rest } = entry('entered', false).ownEntry;
    answers({ ownEntry: { entrant: { ...entrant, isPresent: false }, ...rest } });
    const says = 'Entrant 4 has checked in already.';
    const refused = { is: 'refused', code: 'already-checked-in', rule: null, says } as const;
    const send = vi.spyOn(orders, 'sendOrder').mockResolvedValue(refused);
    const event = { ...EVENT, stage: 'CHECK_IN' as const, round: null, checkIn: true };
    await renderEvent(NowPage, { event, ownTable: null });
    fireEvent.click(await screen.findByRole('button', { name: /here/ }));
    await waitFor(() => expect(send).toHaveBeenCalledTimes(1));
    expect(screen.queryByText(says)).toBeNull();
  });
});
