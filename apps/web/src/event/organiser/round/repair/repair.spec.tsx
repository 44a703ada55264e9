// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { enterRoom } from '../../../../words/rooms.js';
import { loadWords } from '../../../../words/words.js';
import * as orders from '../../../orders/send-order.js';
import type { RoundTable } from '../../../round/whole/whole-documents.js';
import { Repair } from './repair.js';

const NAMES = ['Ada', 'Bob', 'Cleo', 'Dan', 'Eve', 'Fay', 'Gus'];
const named = (entrant: number) => ({ entrant, name: NAMES[entrant - 1] ?? null });
const table = (number: number, entrants: number[], result: RoundTable['result'] = null) => ({
  number,
  hasQuestion: false,
  result,
  seats: entrants.map(named),
});
const WON = {
  is: 'GAMES' as const,
  wins: [2, 0],
  draws: 0,
  winner: null,
  places: null,
  scores: null,
};
const TABLES = [table(1, [1, 2]), table(2, [3, 4]), table(3, [5, 6], WON)];

const onDone = vi.fn();
const show = () =>
  render(
    <Repair
      tournament="t-1"
      place={{ phase: 1, round: 2 }}
      tables={TABLES}
      onDone={onDone}
      byes={[named(7)]}
      waiting={[]}
      says="Staff see it."
    />,
  );
const seat = (name: string) => screen.getByRole('button', { name: new RegExp(`^${name}`) });
const seats = () =>
  screen.getAllByRole('listitem').map((item) => item.textContent.replaceAll(/Part$|no\. \d/g, ''));

describe('A round is mended', () => {
  beforeAll(async () => {
    await loadWords();
    await enterRoom('event');
  });
  afterEach(() => {
    cleanup();
    vi.clearAllMocks();
  });

  it('by choosing two seats in turn, and sent with a reason', async () => {
    const accepted = { is: 'accepted', tournament: 't-1', seq: 9, token: 'after-9' } as const;
    const send = vi.spyOn(orders, 'sendOrder').mockResolvedValue(accepted);
    show();
    fireEvent.click(seat('Ada'));
    expect(seat('Ada').getAttribute('aria-pressed')).toBe('true');
    fireEvent.click(seat('Dan'));
    expect(seats().slice(0, 2)).toEqual(['1DanBob', '2CleoAda']);
    fireEvent.click(screen.getByRole('button', { name: 'Change the tables' }));
    fireEvent.change(screen.getByLabelText(/Reason/), { target: { value: 'Wrong list' } });
    fireEvent.click(screen.getByRole('button', { name: 'Change the tables' }));
    await waitFor(() => expect(onDone).toHaveBeenCalledWith('after-9'));
    expect(send).toHaveBeenCalledWith(expect.anything(), {
      tournament: 't-1',
      phase: 1,
      round: 2,
      reason: 'Wrong list',
      repairs: [{ is: 'SWAP', entrants: [1, 4] }],
    });
  });

  it('by keyboard: arrows go from seat to seat past what is decided, Escape takes back', () => {
    show();
    seat('Dan').focus();
    fireEvent.keyDown(seat('Dan'), { key: 'ArrowDown' });
    expect(document.activeElement).toBe(seat('Gus'));
    fireEvent.click(seat('Ada'));
    fireEvent.keyDown(seat('Ada'), { key: 'Escape' });
    expect(seat('Ada').getAttribute('aria-pressed')).toBe('false');
    fireEvent.click(seat('Ada'));
    fireEvent.click(seat('Gus'));
    expect(seats()[0]).toBe('1GusBob');
    fireEvent.keyDown(seat('Gus'), { key: 'Escape' });
    expect(seats()[0]).toBe('1AdaBob');
  });

  it('where a table has no result alone', () => {
    show();
    expect(seat('Eve')).toHaveProperty('disabled', true);
    expect(screen.queryByRole('button', { name: 'Part table 3' })).toBeNull();
  });

  it('by parting a table, and says where two cannot meet', () => {
    show();
    fireEvent.click(screen.getByRole('button', { name: 'Part table 2' }));
    fireEvent.click(seat('Cleo'));
    fireEvent.click(seat('Ada'));
    expect(screen.getByRole('status').textContent).toMatch(/part a table first/);
    fireEvent.click(seat('Cleo'));
    fireEvent.click(seat('Gus'));
    expect(seats().at(-1)).toBe('newCleoGus');
    fireEvent.click(screen.getByRole('button', { name: 'Bye for no. 4' }));
    expect(screen.getByRole('status').textContent).toMatch(/3 changes are planned/);
  });
});
