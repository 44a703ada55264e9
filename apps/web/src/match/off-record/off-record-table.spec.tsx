// @vitest-environment jsdom
/** Given a table of a scenario, when it is shown, then it tells what the board of a match tells. */
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { renderPage } from '../../cards/page.spec-kit.js';
import { ruleRoutes } from '../../rules/rule-routes.js';

afterEach(cleanup);

describe('A table off the record', () => {
  it('shows what waits to resolve', async () => {
    await renderPage(ruleRoutes, '/rules/buddies/lab/stack/1');
    expect(screen.queryByRole('region', { name: 'What resolves next' })).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: 'south plays Group Hug' }));
    const next = screen.getByRole('region', { name: 'What resolves next' });
    expect(next.textContent).toContain('Group Hug');
  });

  it('says how the game went, where nobody is asked any more', async () => {
    await renderPage(ruleRoutes, '/rules/buddies/lab/endings/1');
    expect(screen.queryByRole('status')).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: 'south passes' }));
    expect(screen.getByRole('status').textContent).toMatch(/^The game is over: north wins/);
  });
});
