// @vitest-environment jsdom
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { testGames } from '../../cards/card-games.spec-kit.js';
import { renderPage } from '../../cards/page.spec-kit.js';
import { deckOf } from '../deck.js';
import { deckRoutes } from '../deck-routes.js';
import { readLink, writeLink } from '../link/deck-link.js';

const { fuzzycards } = await testGames();
const [ready] = fuzzycards.readyDecks;
const link = writeLink(deckOf(ready?.name ?? '', ready?.cards ?? []));
const own = () => within(screen.getByRole('region', { name: 'Your deck' }));
const choice = () => within(screen.getByRole('region', { name: 'Cards to add' }));

afterEach(() => {
  cleanup();
  localStorage.clear();
});

describe('The deck builder', () => {
  it('shows the deck of the address, and that it may be played', async () => {
    await renderPage(deckRoutes, `/decks/fuzzycards#${link}`);
    expect(own().getByText('30 cards')).toBeTruthy();
    expect(own().getByText(/may be played/)).toBeTruthy();
  });

  it('tells how a ready deck means to win, as long as it has that name', async () => {
    await renderPage(deckRoutes, '/decks/fuzzycards');
    const name = ready?.name ?? '';
    fireEvent.change(screen.getByLabelText('Begin with'), { target: { value: name } });
    expect(screen.getByText(ready?.plan ?? '')).toBeTruthy();
    fireEvent.change(screen.getByLabelText('Name of the deck'), { target: { value: 'Mine' } });
    expect(screen.queryByText(ready?.plan ?? '')).toBeNull();
  });

  it('adds and removes by buttons and keys, and names each problem with its rule', async () => {
    const router = await renderPage(deckRoutes, '/decks/fuzzycards');
    fireEvent.click(choice().getByRole('button', { name: 'Add Doorstep Ogre' }));
    const row = choice().getByRole('link', { name: /^Doorstep Ogre/ });
    fireEvent.keyDown(row, { key: '+' });
    fireEvent.keyDown(row, { key: '+' });
    expect(own().getByText('3 cards')).toBeTruthy();
    fireEvent.keyDown(row, { key: '-' });
    expect(own().getByText('2 cards')).toBeTruthy();
    expect(own().getByRole('link', { name: 'R-FUZ-78' }).getAttribute('href')).toBe(
      '/rules/fuzzycards#R-FUZ-78',
    );
    await waitFor(() =>
      expect(readLink(router.state.location.hash)).toEqual(deckOf('', ['gen-003', 'gen-003'])),
    );
  });

  it('goes through the list by arrows', async () => {
    await renderPage(deckRoutes, '/decks/fuzzycards');
    const [first, second] = choice().getAllByRole('link');
    first?.focus();
    fireEvent.keyDown(first as HTMLElement, { key: 'ArrowDown' });
    expect(document.activeElement).toBe(second);
    fireEvent.keyDown(second as HTMLElement, { key: 'ArrowUp' });
    expect(document.activeElement).toBe(first);
  });

  it('takes a pasted list, and names every bad line', async () => {
    await renderPage(deckRoutes, '/decks/fuzzycards');
    fireEvent.change(screen.getByLabelText('List'), {
      target: { value: '2 Lantern Clerk\nnonsense\n1 Sun' },
    });
    expect(screen.getByText(/^Line 2:/)).toBeTruthy();
    expect(screen.getByText(/^Line 3:/)).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Make it my deck (2 cards)' }));
    expect(own().getByText('2 cards')).toBeTruthy();
  });

  it('writes the deck as text, as JSON and as a link', async () => {
    await renderPage(deckRoutes, `/decks/fuzzycards#${link}`);
    const written = (name: string): string =>
      screen.getByRole<HTMLTextAreaElement>('textbox', { name, hidden: true }).value;
    expect(fuzzycards.readDeckList(written('Text')).cards).toEqual(ready?.cards);
    fireEvent.click(screen.getByRole('radio', { name: 'JSON', hidden: true }));
    expect(fuzzycards.readDeckJson(JSON.parse(written('JSON'))).cards).toEqual(ready?.cards);
    fireEvent.click(screen.getByRole('radio', { name: 'Link', hidden: true }));
    expect(written('Link')).toBe(`${location.origin}/decks/fuzzycards#${link}`);
  });

  it('keeps a deck that has a name, and forgets it', async () => {
    await renderPage(deckRoutes, `/decks/fuzzycards#${writeLink(deckOf('', ['gen-003']))}`);
    const keep = screen.getByRole('button', { name: 'Keep here' });
    fireEvent.click(keep);
    expect(screen.getByText('Give the deck a name first.')).toBeTruthy();
    const hostile = '<img src=x onerror=alert(1)>';
    fireEvent.change(screen.getByLabelText('Name of the deck'), { target: { value: hostile } });
    fireEvent.click(keep);
    expect(screen.getByText('Kept in this browser.')).toBeTruthy();
    expect(screen.getByText(hostile).tagName).toBe('BDI');
    fireEvent.click(screen.getByRole('button', { name: `Delete ${hostile}` }));
    expect(screen.getByText('You have kept no deck yet.')).toBeTruthy();
  });

  it('says that a deck in the address cannot be read', async () => {
    await renderPage(deckRoutes, '/decks/fuzzycards#half-a-deck');
    expect(screen.getByRole('alert').textContent).toMatch(/cannot be read/);
  });
});
