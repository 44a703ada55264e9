// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { enterRoom } from '../../../words/rooms.js';
import { loadWords } from '../../../words/words.js';
import { EVENT } from '../../event.spec-kit.js';
import * as server from '../../../api/ask-server.js';
import * as events from '../../follow/use-event.js';
import * as orders from '../../orders/send-order.js';
import type { Entrant } from './entrant-documents.js';
import { PlayerActs } from './player-acts.js';
import type { PlayerProps } from './player-props.js';

const VIEW: PlayerProps['view'] = {
  next: null,
  checkIn: true,
  checkedIn: 0,
  intentionalDraws: false,
  successor: null,
  agreements: [],
  forbiddenPairs: [],
};
const HERON: Entrant = {
  number: 15,
  name: 'Heron',
  bareName: 'Heron',
  actor: null,
  status: 'dropped',
  isPresent: false,
  hasList: false,
};
const ACCEPTED = { is: 'accepted', tournament: 't-1', seq: 4, token: 'after-4' } as const;
const refused = (code: string) => ({ is: 'refused', code, rule: null, says: code }) as const;

const onDone = vi.fn();
const show = (entrant: Entrant = HERON) => {
  const open = { event: EVENT, onNews: () => () => undefined };
  vi.spyOn(events, 'useEvent').mockReturnValue(open as unknown as events.OpenEvent);
  vi.spyOn(server, 'askServer').mockResolvedValue({ undoneMatches: [] });
  return render(<PlayerActs event={EVENT} view={VIEW} entrant={entrant} onDone={onDone} />);
};
const press = async (name: string) => fireEvent.click(await screen.findByRole('button', { name }));

beforeAll(async () => {
  await loadWords();
  await enterRoom('event');
});
afterEach(() => {
  cleanup();
  onDone.mockReset();
  vi.restoreAllMocks();
});

describe('A player who has dropped', () => {
  it('is reinstated by one press', async () => {
    const send = vi.spyOn(orders, 'sendOrder').mockResolvedValue(ACCEPTED);
    show();
    await press('Reinstate player');
    await waitFor(() => expect(onDone).toHaveBeenCalledWith('after-4'));
    const said = { tournament: 't-1', entrant: 15, overCap: false };
    expect(send.mock.calls.map(([, sent]) => sent)).toEqual([said]);
  });

  it('is reinstated over the cap after a question, which can be cancelled', async () => {
    const send = vi.spyOn(orders, 'sendOrder').mockResolvedValue(refused('registration-full'));
    show();
    await press('Reinstate player');
    const question = '16 of 16: reinstate as the 17th?';
    expect((await screen.findByRole('alert')).textContent).toBe(question);
    await press('Cancel');
    expect(screen.queryByText(question)).toBeNull();
    await press('Reinstate player');
    await screen.findByText(question);
    send.mockResolvedValue(ACCEPTED);
    await press('Reinstate player');
    await waitFor(() => expect(onDone).toHaveBeenCalledWith('after-4'));
    const confirms = send.mock.calls.map(([, sent]) => (sent as { overCap: boolean }).overCap);
    expect(confirms).toEqual([false, false, true]);
  });

  it('shows no error if another press has reinstated them, and the reason of other refusals', async () => {
    const send = vi.spyOn(orders, 'sendOrder').mockResolvedValue(refused('entrant-not-gone'));
    show();
    await press('Reinstate player');
    await waitFor(() => expect(send).toHaveBeenCalledTimes(1));
    expect(screen.queryByRole('alert')).toBeNull();
    send.mockResolvedValue(refused('too-late'));
    await press('Reinstate player');
    expect((await screen.findByRole('alert')).textContent).toBe('too-late');
  });

  it('is offered no way back after a disqualification', () => {
    show({ ...HERON, status: 'disqualified' });
    expect(screen.queryByRole('button', { name: 'Reinstate player' })).toBeNull();
  });
});
