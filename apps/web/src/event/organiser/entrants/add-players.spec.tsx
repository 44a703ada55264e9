// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { client } from '../../../api/client.js';
import { enterRoom } from '../../../words/rooms.js';
import { loadWords } from '../../../words/words.js';
import * as orders from '../../orders/send-order.js';
import type { LeadersView } from '../lead/leaders-documents.js';
import { AddPlayers } from './add-players.js';

const VIEW: LeadersView = {
  next: null,
  checkIn: false,
  checkedIn: 0,
  intentionalDraws: false,
  successor: null,
  agreements: [],
  forbiddenPairs: [[1, 9]],
};
const ACCEPTED = { is: 'accepted', tournament: 't-1', seq: 4, token: 'a' } as const;
const entrants = (...names: string[]) =>
  names.map((name, at) => ({ number: at + 1, name, actor: null }));

/** What the server tells when it is asked for entrants, once for each time. */
function tell(...answers: readonly (readonly object[])[]): void {
  const query = vi.spyOn(client, 'query');
  for (const tournamentEntrants of answers) {
    query.mockResolvedValueOnce({ data: { tournamentEntrants } });
  }
}
const write = (value: string) =>
  fireEvent.change(screen.getByLabelText(/one a line/), { target: { value } });
const enter = async (name: string) => fireEvent.click(await screen.findByRole('button', { name }));

describe('Players are entered by a list', () => {
  beforeAll(async () => {
    await loadWords();
    await enterRoom('event');
  });
  afterEach(() => {
    cleanup();
    vi.restoreAllMocks();
  });

  it('without those who are there, with what the list says of each', async () => {
    tell(entrants('Ada'), entrants('Ada', 'Bob', 'Cleo'));
    const send = vi.spyOn(orders, 'sendOrder').mockResolvedValue(ACCEPTED);
    render(<AddPlayers tournament="t-1" view={VIEW} />);
    write('number,name,byes,apart\n1,Ada,,\n2,Bob,1,\n3,Cleo,,2');
    await enter('Enter 3 players');
    expect(await screen.findByText(/2 players have entered. 1 was there/)).toBeTruthy();
    expect(send.mock.calls.map(([, said]) => said)).toEqual([
      { tournament: 't-1', entrants: [{ name: 'Bob' }, { name: 'Cleo' }] },
      { tournament: 't-1', entrant: 2, byes: 1 },
      {
        tournament: 't-1',
        pairs: [
          [1, 9],
          [2, 3],
        ],
      },
    ]);
  });

  it('names players who dropped, and the button that reinstates them', async () => {
    const there = entrants('Ada', 'Bob').map((each, at) => ({
      ...each,
      status: at === 0 ? 'dropped' : 'entered',
    }));
    tell(there, there);
    render(<AddPlayers tournament="t-1" view={VIEW} />);
    write('Ada\nBob');
    await enter('Enter 2 players');
    const says = /2 were there already\. Already registered, but dropped: Ada\. .*Reinstate player/;
    expect(await screen.findByText(says)).toBeTruthy();
  });

  it('and keep the list where it was refused, with what to do', async () => {
    tell(entrants());
    const says = 'The tournament is full.';
    const refused = { is: 'refused', code: 'registration-full', rule: null, says } as const;
    vi.spyOn(orders, 'sendOrder').mockResolvedValue(refused);
    render(<AddPlayers tournament="t-1" view={VIEW} />);
    write('Ada');
    await enter('Enter 1 player');
    expect((await screen.findByRole('alert')).textContent).toBe(says);
    expect(screen.getByText(/Drop somebody/)).toBeTruthy();
    expect(screen.getByLabelText<HTMLTextAreaElement>(/one a line/).value).toBe('Ada');
  });

  it('that is read first, with each problem at its line', async () => {
    render(<AddPlayers tournament="t-1" view={VIEW} />);
    write('name,seed\nAda,first');
    await waitFor(() => expect(screen.getByRole('alert').textContent).toContain('Line 2:'));
    expect(screen.getByRole('button', { name: 'Add players' })).toHaveProperty('disabled', true);
  });
});
