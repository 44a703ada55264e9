// @vitest-environment jsdom
import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { testGames } from '../card-games.spec-kit.js';
import { cardRoutes } from '../card-routes.js';
import { deckOf } from '../../decks/deck.js';
import { writeLink } from '../../decks/link/deck-link.js';
import { renderPage } from '../page.spec-kit.js';
import { CARDS_A_PAGE } from './sheets.js';

const { fuzzycards } = await testGames();

afterEach(cleanup);

describe('The print sheet', () => {
  it.each([
    [1, [1]],
    [9, [9]],
    [10, [9, 1]],
    [30, [9, 9, 9, 3]],
  ])('lays %i cards on pages of %j', async (count, pages) => {
    const codes = Array.from({ length: count }, (_, index) => fuzzycards.cards[index]?.face.code);
    const link = writeLink(
      deckOf(
        'Mine',
        codes.flatMap((code) => code ?? []),
      ),
    );
    await renderPage(cardRoutes, `/cards/fuzzycards/print#${link}`);
    await screen.findByRole('button', { name: 'Print' });
    const sheets = screen.getAllByRole('region');
    expect(sheets.map((sheet) => within(sheet).getAllByRole('article').length)).toEqual(pages);
    expect(Math.max(...pages)).toBeLessThanOrEqual(CARDS_A_PAGE);
  });

  it('says that nothing is chosen, and names cards that there are not', async () => {
    await renderPage(cardRoutes, '/cards/fuzzycards/print');
    expect(await screen.findByText(/Nothing is chosen/)).toBeTruthy();
    cleanup();
    await renderPage(cardRoutes, '/cards/fuzzycards/print#~10nope.10gen-034');
    expect((await screen.findByRole('alert')).textContent).toContain('nope');
    expect(screen.getAllByRole('article')).toHaveLength(1);
  });
});
