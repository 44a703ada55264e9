// @vitest-environment jsdom
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { cardRoutes } from './card-routes.js';
import { renderPage } from './page.spec-kit.js';

afterEach(cleanup);

describe('The page of all cards', () => {
  it('finds a card by words, and the address says what is looked for', async () => {
    const router = await renderPage(cardRoutes, '/cards/fuzzycards');
    expect((await screen.findByRole('status')).textContent).toBe('150 cards');
    fireEvent.change(screen.getByRole('searchbox'), { target: { value: 'lantern clerk' } });
    expect(screen.getByRole('status').textContent).toBe('1 card');
    await waitFor(() => expect(router.state.location.search).toBe('?q=lantern+clerk'));
    expect(screen.getByRole('link', { name: /^Lantern Clerk/ }).getAttribute('href')).toBe(
      '/cards/fuzzycards/gen-034',
    );
  });

  it('has pages, and says where nothing is found', async () => {
    await renderPage(cardRoutes, '/cards/fuzzycards?page=3');
    expect(await screen.findByText('Page 3 of 3')).toBeTruthy();
    fireEvent.change(screen.getByRole('searchbox'), { target: { value: 'qqq' } });
    expect(await screen.findByText(/No card is like that/)).toBeTruthy();
  });

  it('of a game that nobody knows is not there', async () => {
    await renderPage(cardRoutes, '/cards/chess');
    expect(await screen.findByText('There is no such page')).toBeTruthy();
  });
});

describe('The page of a card', () => {
  it('shows it as it is printed, with the ready decks that have it', async () => {
    await renderPage(cardRoutes, '/cards/fuzzycards/gen-064');
    expect((await screen.findByRole('article')).textContent).toContain('Moth of Maybe');
    const decks = screen.getByRole('link', { name: 'Night Ferry' });
    expect(decks.getAttribute('href')).toMatch(/^\/decks\/fuzzycards#Night%20Ferry~/);
  });

  it('that there is not says so', async () => {
    await renderPage(cardRoutes, '/cards/fuzzycards/nope');
    expect(await screen.findByText('There is no such card')).toBeTruthy();
  });
});
