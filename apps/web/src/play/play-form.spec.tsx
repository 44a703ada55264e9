// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { MemoryRouter, Route, Routes } from 'react-router';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import * as identity from '../account/identity.js';
import { loadWords } from '../words/words.js';
import * as beginning from './begin-match.js';
import * as decks from './known-decks.js';
import type { GameToPlay } from './play-documents.js';
import { PlayForm } from './play-form.js';

const FUZZYCARDS: GameToPlay = {
  id: 'fuzzycards',
  title: 'Fuzzycards',
  minSeats: 2,
  maxSeats: 2,
  options: {},
  hasAdviser: true,
  decks: [{ name: 'Rush Hour', cards: ['r1'] }],
};
const BUDDIES: GameToPlay = {
  id: 'buddies',
  title: 'Buddies',
  minSeats: 2,
  maxSeats: 10,
  options: {},
  hasAdviser: true,
  decks: [{ name: 'Front Porch', cards: ['p1'] }],
};

const show = (address = '/play') =>
  render(
    <MemoryRouter initialEntries={[address]}>
      <Routes>
        <Route path="/play" element={<PlayForm games={[FUZZYCARDS, BUDDIES]} />} />
        <Route path="/match/:match" element={<p>the table</p>} />
      </Routes>
    </MemoryRouter>,
  );

describe('the form of a match', () => {
  beforeAll(() => loadWords());
  beforeEach(() => {
    vi.spyOn(identity, 'beSomebody').mockResolvedValue({ is: 'opened' });
    vi.spyOn(decks, 'useSavedDecks').mockReturnValue([]);
  });
  afterEach(cleanup);

  it('begins a duel with a bot by its one button, and goes to the table', async () => {
    const begin = vi.spyOn(beginning, 'beginMatch').mockResolvedValue({
      match: 'm-1',
      fate: { is: 'accepted', match: 'm-1', seq: 4 },
    });
    show();
    fireEvent.click(screen.getByRole('button', { name: 'Play against a bot' }));
    expect(await screen.findByText('the table')).toBeTruthy();
    expect(begin).toHaveBeenCalledWith(
      expect.objectContaining({ game: 'fuzzycards', opponent: 'bot', opensAtEnd: true }),
      ['r1'],
    );
  });

  it('takes the game of the address, with its decks and its seats', () => {
    show('/play?game=buddies');
    expect(screen.getByRole('radio', { name: /Buddies/ })).toHaveProperty('checked', true);
    fireEvent.change(screen.getByLabelText('Players'), { target: { value: '4' } });
    expect(screen.getByText(/against 3 bots, with Front Porch/)).toBeTruthy();
  });

  it('says before anybody sits down that the record of a series stays closed', () => {
    show();
    expect(screen.getByRole('checkbox', { name: /record opens/ })).toHaveProperty('checked', true);
    fireEvent.click(screen.getByRole('radio', { name: 'Best of 3' }));
    expect(screen.queryByRole('checkbox', { name: /record opens/ })).toBeNull();
    expect(screen.getByText(/records of a series stay closed/)).toBeTruthy();
  });

  it('stands on the page with the words of a refusal, and the way to what was opened', async () => {
    vi.spyOn(beginning, 'beginMatch').mockResolvedValue({
      match: 'm-2',
      fate: { is: 'refused', rule: null, says: 'The house plays as many as it can.' },
    });
    show();
    fireEvent.click(screen.getByRole('button', { name: 'Play against a bot' }));
    await waitFor(() => expect(screen.getByRole('alert').textContent).toContain('as many as'));
    const ways = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
    expect(ways).toContain('/match/m-2');
  });

  it('waits with an empty list of one’s own', () => {
    show();
    fireEvent.change(screen.getByLabelText('Your deck'), { target: { value: '' } });
    const button = screen.getByRole('button', { name: 'Play against a bot' });
    expect(button).toHaveProperty('disabled', true);
  });
});
