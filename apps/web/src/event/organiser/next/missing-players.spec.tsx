// @vitest-environment jsdom
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { client } from '../../../api/client.js';
import { EVENT, newsOf, renderEvent } from '../../event.spec-kit.js';
import * as orders from '../../orders/send-order.js';
import type { LeadersView } from '../lead/leaders-documents.js';
import { NextPanel } from './next-panel.js';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const VIEW: LeadersView = {
  checkIn: true,
  checkedIn: 13,
  intentionalDraws: false,
  successor: null,
  agreements: [],
  forbiddenPairs: [],
  next: { is: 'BEGIN_PHASE', phase: 1, round: null, seeds: [] },
};
const CALLED = { ...EVENT, stage: 'CHECK_IN' as const, round: null, checkIn: true };
const missing = (...names: string[]) => ({
  tournamentEntrants: names.map((name, at) => ({ number: at + 3, name })),
});

function answers(data: object): (next: object) => void {
  let now = data;
  vi.spyOn(client, 'query').mockImplementation(() => Promise.resolve({ data: now }) as never);
  return (next) => (now = next);
}

const show = (view: LeadersView, event = CALLED) =>
  renderEvent(() => <NextPanel event={event} view={view} onDone={() => undefined} />, { event });

describe('The organiser page before phase 1', () => {
  it('counts who has checked in, names the missing, and checks one in by a press', async () => {
    const answer = answers(missing('Ada', 'Bob', 'Cleo'));
    const says = 'Entrant 4 has checked in already.';
    const refused = { is: 'refused', code: 'already-checked-in', rule: null, says } as const;
    const send = vi.spyOn(orders, 'sendOrder').mockResolvedValue(refused);
    const { tell } = await show(VIEW);
    expect(await screen.findByText('13 of 16 checked in, 3 missing')).toBeTruthy();
    const offered = await screen.findAllByRole('button', { name: /^Check in/ });
    const names = offered.map((button) => button.getAttribute('aria-label'));
    expect(names).toEqual(['Check in Ada', 'Check in Bob', 'Check in Cleo']);
    fireEvent.click(screen.getByRole('button', { name: 'Check in Bob' }));
    await waitFor(() => expect(send).toHaveBeenCalledTimes(1));
    expect(send.mock.calls[0]?.[1]).toEqual({ tournament: 't-1', entrant: 4 });
    // The player pressed on the phone first, which is not an error.
    expect(screen.queryByRole('alert')).toBeNull();
    answer(missing('Ada', 'Cleo'));
    tell(newsOf('checked-in', [{ kind: 'entrant-checked-in', entrant: 4 }]));
    await waitFor(() => expect(screen.queryByText('Bob')).toBeNull());
  });

  it('names no players once all have checked in', async () => {
    answers(missing());
    await show({ ...VIEW, checkedIn: 16 });
    expect(await screen.findByText('16 of 16 checked in')).toBeTruthy();
    expect(screen.queryByRole('listitem')).toBeNull();
  });
});
