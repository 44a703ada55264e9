// @vitest-environment jsdom
/** Given an account, then its roles and sessions are told with who and when, and are changed. */
import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { client } from '../../api/client.js';
import { renderPart, speakOfOperation } from '../answering.spec-kit.js';
import { AccountPanel } from './account-panel.js';
import { CLOSE_SESSION_OF, GRANT, REVOKE } from './people-documents.js';

const grant = (role: string, grantedBy: string, over: object = {}) => ({
  __typename: 'RoleGrant',
  role,
  grantedBy,
  grantedAt: 1_000,
  revokedBy: null,
  revokedAt: null,
  ...over,
});
const session = { __typename: 'Session', isThis: false, createdAt: 1_000, refreshedAt: 2_000 };

function show(): void {
  renderPart(<AccountPanel account="a-2" />, {
    Grants: () => ({
      roleGrants: [
        grant('PLAYER', 'a-2'),
        grant('JUDGE', 'installation-key', { revokedBy: 'a-1', revokedAt: 5_000 }),
      ],
    }),
    SessionsOf: () => ({
      sessionsOf: [
        { ...session, id: 's-1', device: 'phone' },
        { ...session, id: 's-2', device: null, isThis: true },
      ],
    }),
    Who: ({ id }) => ({
      node: { __typename: 'Account', id, name: id === 'a-1' ? 'Olga' : 'Pat' },
    }),
  });
}

const changed = (outcome: object) =>
  vi.spyOn(client, 'mutate').mockResolvedValue({ data: { outcome } });

const done = { __typename: 'Done' };

describe('An account', () => {
  beforeAll(speakOfOperation);
  afterEach(() => {
    cleanup();
    vi.restoreAllMocks();
  });

  it('has roles, from whom they are, and what it once had', async () => {
    show();
    expect((await screen.findByText('Player')).closest('li')?.textContent).toContain('Given by');
    await screen.findByText('1 role of earlier');
    const past = screen.getByText('1 role of earlier').closest('details');
    await expect.poll(() => past?.textContent).toMatch(/by the house.*taken by Olga/);
  });

  it('is given a role at once, and loses one when that is asked for twice', async () => {
    const mutate = changed(done);
    show();
    await screen.findByText('1 role of earlier');
    fireEvent.click(screen.getByRole('button', { name: 'Give: Judge' }));
    const judge = { account: 'a-2', role: 'JUDGE' };
    expect(mutate).toHaveBeenCalledWith(
      expect.objectContaining({ mutation: GRANT, variables: judge }),
    );
    mutate.mockClear();
    const take = await screen.findByRole('button', { name: 'Take: Player' });
    await expect.poll(() => take).toHaveProperty('disabled', false);
    fireEvent.click(take);
    expect(mutate).not.toHaveBeenCalled();
    fireEvent.click(screen.getByRole('button', { name: 'Take: Player' }));
    expect(mutate).toHaveBeenCalledWith(expect.objectContaining({ mutation: REVOKE }));
  });

  it('is signed out on a device by name, but not where the operator asks from', async () => {
    const mutate = changed(done);
    show();
    const phone = await screen.findByRole('button', { name: 'Close the session on phone' });
    const rows = phone.closest('ul');
    expect(rows && within(rows).getAllByRole('button')).toHaveLength(1);
    fireEvent.click(phone);
    const variables = { account: 'a-2', session: 's-1' };
    expect(mutate).toHaveBeenCalledWith(
      expect.objectContaining({ mutation: CLOSE_SESSION_OF, variables }),
    );
  });

  it('tells what the server refuses, in its words', async () => {
    changed({ __typename: 'AccountRefused', says: 'This account is erased.' });
    show();
    await screen.findByText('1 role of earlier');
    fireEvent.click(screen.getByRole('button', { name: 'Give: Operator' }));
    expect((await screen.findByRole('alert')).textContent).toBe('This account is erased.');
  });
});
