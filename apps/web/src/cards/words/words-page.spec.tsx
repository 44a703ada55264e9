// @vitest-environment jsdom
import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { cardRoutes } from '../card-routes.js';
import { renderPage } from '../page.spec-kit.js';

beforeAll(() => {
  Element.prototype.scrollIntoView = () => undefined;
});
afterEach(cleanup);

/** The row of a word: what it is called, what it means, a card that says it. */
const rowOf = (id: string): HTMLElement => {
  const row = document.getElementById(id);
  if (!row) throw new Error(`there is no ${id}`);
  return row;
};

const hrefOf = (within_: HTMLElement, name: string): string | null =>
  within(within_).getByRole('link', { name }).getAttribute('href');

describe('The page of the words of cards', () => {
  it('has each word with its meaning, the rules that say so, and a card that says it', async () => {
    await renderPage(cardRoutes, '/cards/fuzzycards/words');
    const row = rowOf('timing-on-kill');
    expect(row.textContent).toContain('On Kill');
    expect(row.textContent).toContain('After it has knocked out an enemy');
    expect(hrefOf(row, 'R-FUZ-70')).toBe('/rules/fuzzycards#R-FUZ-70');
    expect(hrefOf(row, 'Loose Wheel Tinker')).toMatch(/^\/cards\/fuzzycards\/gen-\d+$/);
  });

  it('is searched by typing, and leaves out sections without a word', async () => {
    await renderPage(cardRoutes, '/cards/fuzzycards/words');
    fireEvent.change(screen.getByRole('searchbox'), { target: { value: 'knocked OUT itself' } });
    expect(screen.getByRole('status').textContent).toBe('1 word');
    expect(rowOf('timing-on-ko')).toBeTruthy();
    expect(screen.getAllByRole('heading', { level: 2 })).toHaveLength(1);
    fireEvent.change(screen.getByRole('searchbox'), { target: { value: 'qqq' } });
    expect(screen.getByRole('status').textContent).toBe('No word is like that.');
  });

  it('marks the word that the address names', async () => {
    await renderPage(cardRoutes, '/cards/fuzzycards/words#type-event');
    expect(rowOf('type-event').dataset['marked']).toBe('true');
    expect(rowOf('timing-event').dataset['marked']).toBeUndefined();
  });

  it('is reached from the list of cards', async () => {
    await renderPage(cardRoutes, '/cards/fuzzycards');
    expect(hrefOf(document.body, 'Words of Fuzzycards')).toBe('/cards/fuzzycards/words');
  });

  it('of a game that nobody knows is not there', async () => {
    await renderPage(cardRoutes, '/cards/chess/words');
    expect(await screen.findByText('There is no such page')).toBeTruthy();
  });
});

describe('The page of a card', () => {
  it('says what the words of the card mean, in the order in which it is read', async () => {
    await renderPage(cardRoutes, '/cards/fuzzycards/gen-021');
    const terms = screen.getAllByRole('term').map(({ textContent }) => textContent);
    expect(terms.slice(-5)).toEqual(['Hero', 'ATK', 'Burn', 'Activate', 'give']);
    const [burn] = screen.getAllByText(/^Takes as much damage as its number says/);
    expect(hrefOf(burn as HTMLElement, 'R-FUZ-62')).toBe('/rules/fuzzycards#R-FUZ-62');
    expect(hrefOf(document.body, 'Burn')).toBe('/cards/fuzzycards/words#value-burn');
  });
});
