// @vitest-environment jsdom
/** Given somebody at the operator's page, then operators see it, and others what to do. */
import { cleanup, screen } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import './charts/load-uplot.spec-kit.js';
import { renderPart, speakOfOperation } from './answering.spec-kit.js';
import * as drawing from './charts/draw.js';
import { OperatorPage } from './operator-page.js';

const viewer = (roles: readonly string[], name: string | null = 'Olga') => ({
  Viewer: () => ({ viewer: { __typename: 'Viewer', id: 'a-1', label: 'Olga', name, roles } }),
});

describe('The page', () => {
  beforeAll(speakOfOperation);
  beforeEach(() => {
    vi.spyOn(drawing, 'draw').mockReturnValue({ show() {}, resize() {}, end() {} });
  });
  afterEach(cleanup);

  it('shows an operator its parts, with a way to each', async () => {
    renderPart(<OperatorPage />, viewer(['PLAYER', 'OPERATOR']));
    for (const name of [
      'Health',
      'Standing still',
      'Over time',
      'Roles and sessions',
      'Kept out',
    ]) {
      const part = await screen.findByRole('region', { name });
      const way = screen.getByRole('link', { name }).getAttribute('href');
      expect(way).toBe(`#${part.id}`);
    }
  });

  it('asks a stranger to sign in, and shows nothing', async () => {
    renderPart(<OperatorPage />, { Viewer: () => ({ viewer: null }) });
    expect((await screen.findByRole('alert')).textContent).toContain('looks after');
    const way = screen.getByRole('link', { name: 'Sign in as an operator' });
    expect(way.getAttribute('href')).toBe('/account');
    expect(screen.queryByRole('region')).toBeNull();
  });

  it('tells a player who has signed in how the role is given', async () => {
    renderPart(<OperatorPage />, viewer(['PLAYER', 'JUDGE']));
    expect((await screen.findByText(/role grant NAME operator/)).tagName).toBe('CODE');
    expect(screen.queryByRole('link', { name: 'Sign in as an operator' })).toBeNull();
    expect(screen.queryByRole('region')).toBeNull();
  });
});
