// @vitest-environment jsdom
/** Given records that stand still, then it is told why and what to do, and they are ended. */
import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { renderPart, speakOfOperation } from '../answering.spec-kit.js';
import * as ending from './end-record.js';
import { SuspendedSection } from './suspended-section.js';

const why = { seq: 8, since: 1_000, reference: 'r-17', says: 'Event 8 makes no sense.' };
const suspension = { __typename: 'Suspension', ...why, endedSeq: null };
const nodes = [{ __typename: 'MatchSummary', id: 'm-1', game: 'fuzzycards' }];

const answers = (over: object = {}) => ({
  Suspended: () => ({ matches: { nodes }, suspendedTournaments: ['t-1'], ...over }),
  Suspension: () => ({ suspension }),
  TournamentSuspension: () => ({ suspension }),
});

const itemOf = async (id: string): Promise<HTMLElement> => {
  const way = await screen.findByRole('link', { name: id });
  const item = way.closest('li');
  if (item === null) throw new Error(`${id} is in no list`);
  await within(item).findByText('Event 8 makes no sense.');
  return item;
};

describe('What stands still', () => {
  beforeAll(speakOfOperation);
  afterEach(cleanup);

  it('is nothing, or so it says', async () => {
    renderPart(<SuspendedSection />, answers({ matches: { nodes: [] }, suspendedTournaments: [] }));
    expect(await screen.findByText('No match and no tournament stands still.')).toBeTruthy();
  });

  it('is a match and a tournament, each with its steps', async () => {
    renderPart(<SuspendedSection />, answers());
    const [match, tournament] = [await itemOf('m-1'), await itemOf('t-1')];
    expect(match.textContent).toContain('grep -h r-17');
    expect(match.textContent).toContain('end the match without a result');
    expect(tournament.textContent).toContain('cancel the tournament');
  });

  it('is ended with a reason, when that is asked for twice', async () => {
    const end = vi.spyOn(ending, 'endRecord').mockResolvedValue({ is: 'accepted' });
    renderPart(<SuspendedSection />, answers());
    const match = within(await itemOf('m-1'));
    const button = match.getByRole('button', { name: 'End the match' });
    expect(button).toHaveProperty('disabled', true);
    fireEvent.change(match.getByLabelText(/^Reason/), { target: { value: ' Damaged. ' } });
    fireEvent.click(button);
    expect(document.activeElement?.textContent).toBe('No, leave it');
    expect(end).not.toHaveBeenCalled();
    fireEvent.click(match.getByRole('button', { name: 'End the match' }));
    expect(end).toHaveBeenCalledWith('match', { id: 'm-1', seq: 8, reason: 'Damaged.' });
  });

  it('stays as it is where the server refuses, in its words', async () => {
    const says = 'Another event stops it by now.';
    vi.spyOn(ending, 'endRecord').mockResolvedValue({ is: 'refused', rule: null, says });
    renderPart(<SuspendedSection />, answers());
    const item = within(await itemOf('t-1'));
    fireEvent.change(item.getByLabelText(/^Reason/), { target: { value: 'Damaged.' } });
    fireEvent.click(item.getByRole('button', { name: 'Cancel the tournament' }));
    fireEvent.click(item.getByRole('button', { name: 'Cancel the tournament' }));
    expect((await item.findByRole('alert')).textContent).toBe(says);
    expect(item.getByLabelText(/^Reason/)).toHaveProperty('value', 'Damaged.');
  });
});
