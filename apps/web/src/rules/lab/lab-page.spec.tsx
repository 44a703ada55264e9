// @vitest-environment jsdom
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { renderPage } from '../../cards/page.spec-kit.js';
import { ruleRoutes } from '../rule-routes.js';

// jsdom lays nothing out, and so scrolls nowhere.
beforeEach(() => {
  Element.prototype.scrollIntoView = () => undefined;
});
afterEach(cleanup);

/** A decision that has just come is not answered at once. */
const isSent = async (): Promise<void> => {
  fireEvent.click(screen.getByRole('button', { name: /^end/i }));
  await waitFor(() => {
    const send = screen.getByRole<HTMLButtonElement>('button', { name: 'Send' });
    if (send.disabled) fireEvent.click(screen.getByRole('button', { name: /^end/i }));
    expect(send.disabled).toBe(false);
  });
  fireEvent.click(screen.getByRole('button', { name: 'Send' }));
};

describe('The lab', () => {
  it('lays the table of a scenario, and shows what happens step by step', async () => {
    await renderPage(ruleRoutes, '/rules/fuzzycards/lab/combat/1');
    expect(screen.getByRole('link', { name: 'R-FUZ-48' })).toBeTruthy();
    expect(screen.getAllByRole('button', { name: /^Moth of Maybe/ })).toHaveLength(1);
    fireEvent.click(screen.getByRole('button', { name: /^south attacks Moth of Maybe/ }));
    expect(screen.queryAllByRole('button', { name: /^Moth of Maybe/ })).toEqual([]);
  });

  it('lets one answer otherwise than the scenario does', async () => {
    await renderPage(ruleRoutes, '/rules/fuzzycards/lab/combat/1');
    await isSent();
    const own = await screen.findByRole('button', { name: 'Your own try' });
    expect(own.getAttribute('aria-current')).toBe('step');
    expect(screen.getAllByRole('button', { name: /^Moth of Maybe/ })).toHaveLength(1);
  });

  it.each([
    '/rules/fuzzycards/lab/combat/999',
    '/rules/fuzzycards/lab/nothing/1',
    '/rules/chess/lab/combat/1',
  ])('says that there is no scenario at %s', async (address) => {
    await renderPage(ruleRoutes, address);
    expect(screen.getByRole('alert').textContent).toMatch(/no such scenario/);
  });
});

describe('The page of rules', () => {
  it('has topics and statements, and each leads to the scenarios that show it', async () => {
    await renderPage(ruleRoutes, '/rules/fuzzycards#R-FUZ-48');
    expect(screen.getByRole('heading', { name: 'The game in one page' })).toBeTruthy();
    const statement = document.getElementById('R-FUZ-48');
    expect(statement?.dataset['marked']).toBe('true');
    await waitFor(() => expect(statement?.querySelector('details')).toBeTruthy(), {
      timeout: 60_000,
    });
    fireEvent.change(screen.getByRole('searchbox'), { target: { value: 'R-FUZ-48' } });
    expect(document.querySelectorAll('.statement').length).toBeLessThan(10);
  });
});
