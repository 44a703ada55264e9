// @vitest-environment jsdom
/** Given what is typed, then a network or a person is kept out, for as long as is chosen. */
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { client } from '../../api/client.js';
import { renderPart, speakOfOperation } from '../answering.spec-kit.js';
import { BLOCK_ACCOUNT, BLOCK_NETWORK } from './block-documents.js';
import { BlockForm } from './block-form.js';

const NOW = 1_000_000;

function fill(days: string, whom?: string): void {
  if (whom !== undefined) {
    fireEvent.change(screen.getByLabelText(/^Network or person/), { target: { value: whom } });
  }
  fireEvent.change(screen.getByLabelText(/^Reason/), { target: { value: ' A flood. ' } });
  fireEvent.change(screen.getByLabelText('For how long'), { target: { value: days } });
  fireEvent.click(screen.getByRole('button', { name: 'Keep out' }));
}

describe('The form of a block', () => {
  beforeAll(speakOfOperation);
  beforeEach(() => {
    vi.spyOn(Date, 'now').mockReturnValue(NOW);
    vi.spyOn(client, 'mutate').mockResolvedValue({ data: { outcome: {} } });
    vi.spyOn(client, 'refetchQueries').mockResolvedValue([] as never);
  });
  afterEach(() => {
    cleanup();
    vi.restoreAllMocks();
  });

  it.each([
    ['192.0.2.0/24', { mutation: BLOCK_NETWORK, whom: { network: '192.0.2.0/24' } }],
    ['2001:db8::/32', { mutation: BLOCK_NETWORK, whom: { network: '2001:db8::/32' } }],
    ['g-0123', { mutation: BLOCK_ACCOUNT, whom: { account: 'g-0123' } }],
  ])('takes %s for what it is', (typed, { mutation, whom }) => {
    renderPart(<BlockForm />, {});
    fill('1', typed);
    const variables = { ...whom, reason: 'A flood.', until: NOW + 86_400_000 };
    expect(client.mutate).toHaveBeenCalledWith(expect.objectContaining({ mutation, variables }));
  });

  it('asks for nobody where somebody is meant already, and has no end where none is chosen', () => {
    renderPart(<BlockForm whom={{ account: 'a-2' }} />, {});
    expect(screen.queryByLabelText(/^Network or person/)).toBeNull();
    fill('0');
    const variables = { account: 'a-2', reason: 'A flood.', until: null };
    expect(client.mutate).toHaveBeenCalledWith(expect.objectContaining({ variables }));
  });
});
