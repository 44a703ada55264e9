// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import * as viewers from '../../../account/use-viewer.js';
import * as orders from '../../orders/send-order.js';
import * as roles from '../../roles.js';
import { loadWords } from '../../../words/words.js';
import { enterRoom } from '../../../words/rooms.js';
import type { EventFields } from '../../follow/event-documents.js';
import type { LeadersView, NextStep } from '../lead/leaders-documents.js';
import { NextPanel } from './next-panel.js';

const EVENT = {
  id: 't-1',
  stage: 'PLAYING',
  entry: 'OPEN',
  places: 16,
  round: null,
  owner: 'olga',
  staff: [],
  phases: [],
} as unknown as EventFields;

const step = (is: NextStep['is'], more: Partial<NextStep> = {}): NextStep => ({
  is,
  phase: null,
  round: null,
  seeds: [],
  ...more,
});
const view = (next: NextStep | null): LeadersView => ({
  next,
  checkIn: false,
  checkedIn: 0,
  intentionalDraws: false,
  successor: null,
  agreements: [],
  forbiddenPairs: [],
});

const NO_ROLE: roles.Roles = {
  isOwner: false,
  isOrganiser: false,
  runsRounds: false,
  isScorer: false,
  isJudge: false,
  isHeadJudge: false,
  isStaff: true,
};

const onDone = vi.fn();
const show = (next: NextStep | null, event: Partial<EventFields> = {}) =>
  render(
    <MemoryRouter>
      <NextPanel event={{ ...EVENT, ...event }} view={view(next)} onDone={onDone} />
    </MemoryRouter>,
  );
const accepted = { is: 'accepted', tournament: 't-1', seq: 4, token: 'after-4' } as const;

describe('What comes next', () => {
  beforeAll(async () => {
    await loadWords();
    await enterRoom('event');
  });
  beforeEach(() => {
    vi.spyOn(viewers, 'useViewer').mockReturnValue({ is: 'stranger' });
    const every = { isOwner: true, isOrganiser: true, runsRounds: true, isScorer: true };
    const others = { isJudge: true, isHeadJudge: true, isStaff: true };
    vi.spyOn(roles, 'useRoles').mockReturnValue({ ...every, ...others });
  });
  afterEach(() => {
    cleanup();
    onDone.mockReset();
    vi.restoreAllMocks();
  });

  it.each([
    ['DRAW_ROUND', { runsRounds: true }, 'Draw round 3'],
    ['DRAW_ROUND', { isScorer: true, isHeadJudge: true }, undefined],
    ['ENTER_RESULTS', { isScorer: true, isHeadJudge: true }, 'Enter results'],
    ['ENTER_RESULTS', { isJudge: true }, undefined],
    ['FINISH', { runsRounds: true, isScorer: true }, undefined],
    ['FINISH', { isOrganiser: true }, 'Finish the event'],
  ] as const)('%s is offered to whoever may: %o', (is, may, words) => {
    vi.spyOn(roles, 'useRoles').mockReturnValue({ ...NO_ROLE, ...may });
    show(step(is, { phase: 1, round: 3 }));
    const offered = [...screen.queryAllByRole('button'), ...screen.queryAllByRole('link')];
    expect(offered[0]?.textContent).toBe(words);
    const isElsewhere = screen.queryByText('That is for those who run the event.') !== null;
    expect(isElsewhere).toBe(words === undefined);
  });

  it('is one sentence and one button, which does it', async () => {
    const send = vi.spyOn(orders, 'sendOrder').mockResolvedValue(accepted);
    show(step('DRAW_ROUND', { phase: 1, round: 3 }));
    fireEvent.click(screen.getByRole('button', { name: 'Draw round 3' }));
    await waitFor(() => expect(onDone).toHaveBeenCalledWith('after-4'));
    expect(send).toHaveBeenCalledWith(expect.anything(), {
      tournament: 't-1',
      phase: 1,
      round: 3,
    });
  });

  it('says of a refusal what to do', async () => {
    const refused = { is: 'refused', code: 'tables-open', rule: null, says: 'Tables: 3.' } as const;
    vi.spyOn(orders, 'sendOrder').mockResolvedValue(refused);
    show(step('CLOSE_ROUND', { phase: 1, round: 3 }));
    fireEvent.click(screen.getByRole('button', { name: 'Close round 3' }));
    expect((await screen.findByRole('alert')).textContent).toBe('Tables: 3.');
    expect(screen.getByText(/listed under “Round”/)).toBeTruthy();
    expect(onDone).not.toHaveBeenCalled();
  });

  it('asks for a code of at least 6 characters before a tournament by code opens', () => {
    const send = vi.spyOn(orders, 'sendOrder').mockResolvedValue(accepted);
    show(step('OPEN_REGISTRATION'), { stage: 'ANNOUNCED', entry: 'BY_CODE' });
    const button = screen.getByRole('button', { name: 'Open registration' });
    expect(button).toHaveProperty('disabled', true);
    const field = screen.getByLabelText(/Entry code/);
    fireEvent.change(field, { target: { value: ' 12345 ' } });
    expect(button).toHaveProperty('disabled', true);
    fireEvent.change(field, { target: { value: ' sesame ' } });
    fireEvent.click(button);
    expect(send).toHaveBeenCalledWith(expect.anything(), { tournament: 't-1', code: 'sesame' });
  });

  it('is to enter results while tables have none, and no command', () => {
    const round = { phase: 1, round: 2, stage: 'playing', tables: 8, open: 1, clock: null };
    show(step('ENTER_RESULTS', { phase: 1, round: 2 }), { round });
    expect(screen.getByText(/1 table has no result yet/)).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Enter results' })).toBeTruthy();
  });

  it('cancels with a reason alone, and not by one press', async () => {
    const send = vi.spyOn(orders, 'sendOrder').mockResolvedValue(accepted);
    show(step('ANNOUNCE'), { stage: 'DRAFT' });
    fireEvent.click(screen.getByText('Cancel the event'));
    expect(send).not.toHaveBeenCalled();
    const sure = screen.getByRole('button', { name: 'Cancel the event', hidden: true });
    expect(sure).toHaveProperty('disabled', true);
    fireEvent.change(screen.getByLabelText(/Reason/), { target: { value: 'No hall' } });
    fireEvent.click(sure);
    await waitFor(() =>
      expect(send).toHaveBeenCalledWith(expect.anything(), {
        tournament: 't-1',
        reason: 'No hall',
      }),
    );
  });

  it('is nothing once it is over', () => {
    show(null, { stage: 'FINISHED' });
    expect(screen.getByText(/This event is over/)).toBeTruthy();
    expect(screen.queryByRole('button')).toBeNull();
  });
});
