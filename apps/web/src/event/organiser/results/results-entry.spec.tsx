// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { enterRoom } from '../../../words/rooms.js';
import { loadWords } from '../../../words/words.js';
import * as orders from '../../orders/send-order.js';
import type { OrderFate } from '../../orders/send-order.js';
import type { RoundTable } from '../../round/whole/whole-documents.js';
import { ResultsEntry } from './results-entry.js';

const table = (number: number, one: string, other: string): RoundTable => ({
  number,
  hasQuestion: false,
  result: null,
  seats: [
    { entrant: number * 2 - 1, name: one },
    { entrant: number * 2, name: other },
  ],
});
const TABLES = [table(1, 'Ada', 'Bob'), table(2, 'Cleo', 'Dan')];

const show = (tables = TABLES) =>
  render(
    <ResultsEntry
      tournament="t-1"
      place={{ phase: 1, round: 2 }}
      tables={tables}
      terms={{ bestOf: 3, intentionalDraws: false }}
    />,
  );
const field = () => screen.getByLabelText<HTMLInputElement>(/Table and result/);
const type = (line: string) => fireEvent.change(field(), { target: { value: line } });
const enter = (line: string) => {
  type(line);
  fireEvent.submit(field());
};
const accepted = { is: 'accepted', tournament: 't-1', seq: 4, token: 'a' } as const;

describe('Results by keyboard', () => {
  beforeAll(async () => {
    await loadWords();
    await enterRoom('event');
  });
  afterEach(() => {
    cleanup();
    vi.restoreAllMocks();
  });

  it('say who sits at the table while its line is typed', () => {
    show();
    type('2');
    expect(field().getAttribute('aria-describedby')).toBeTruthy();
    expect(screen.getByText('Cleo')).toBeTruthy();
    type('2 1-2');
    expect(screen.getByText('1-2')).toBeTruthy();
  });

  it('take the next line while the last one is on its way', async () => {
    const arrived: ((fate: OrderFate) => void)[] = [];
    const send = vi
      .spyOn(orders, 'sendOrder')
      .mockImplementation(() => new Promise((resolve) => void arrived.push(resolve)));
    show();
    enter('1 2-1');
    expect(field().value).toBe('');
    enter('2 +-');
    await waitFor(() => expect(send).toHaveBeenCalledTimes(2));
    expect(send.mock.calls.map(([, said]) => said)).toMatchObject([
      { table: 1, between: [1, 2], result: { is: 'GAMES', wins: [2, 1], draws: 0 }, instead: null },
      { table: 2, between: [3, 4], result: { is: 'FORFEIT', winner: 3 } },
    ]);
    expect(screen.getAllByText('on its way')).toHaveLength(2);
    arrived.forEach((arrive) => arrive(accepted));
    await waitFor(() => expect(screen.getAllByText('entered')).toHaveLength(2));
  });

  it('that are refused can be typed anew', async () => {
    const refused = { is: 'refused', code: 'result-unclear', rule: null, says: 'No.' } as const;
    vi.spyOn(orders, 'sendOrder').mockResolvedValue(refused);
    show();
    enter('1 3-0');
    fireEvent.click(await screen.findByRole('button', { name: 'Type “1 3-0” anew' }));
    expect(field().value).toBe('1 3-0');
    expect(document.activeElement).toBe(field());
    expect(screen.queryByText('No.')).toBeNull();
  });

  it('stay in the field where they say nothing yet', () => {
    const send = vi.spyOn(orders, 'sendOrder').mockResolvedValue(accepted);
    show();
    enter('9 2-1');
    expect(field().value).toBe('9 2-1');
    expect(screen.getByText(/no such table/)).toBeTruthy();
    expect(send).not.toHaveBeenCalled();
  });

  it('take the place of another one only where that is said', async () => {
    const send = vi.spyOn(orders, 'sendOrder').mockResolvedValue(accepted);
    const result = { is: 'GAMES' as const, wins: [2, 0], draws: 0, winner: null };
    show([{ ...table(1, 'Ada', 'Bob'), result: { ...result, places: null, scores: null } }]);
    enter('1 0-2');
    expect(screen.getByText(/it has 2-0/)).toBeTruthy();
    expect(send).not.toHaveBeenCalled();
    enter('1 0-2!');
    await waitFor(() => expect(send).toHaveBeenCalledTimes(1));
    expect(send.mock.calls[0]?.[1]).toMatchObject({
      result: { wins: [0, 2] },
      instead: { is: 'GAMES', wins: [2, 0], draws: 0 },
    });
  });
});
