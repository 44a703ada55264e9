// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import * as server from '../../../api/ask-server.js';
import { enterRoom } from '../../../words/rooms.js';
import { loadWords } from '../../../words/words.js';
import * as events from '../../follow/use-event.js';
import type { PlayerProps } from './player-props.js';
import { PlayerActs } from './player-acts.js';

const PROPS = {
  event: { id: 't-1', stage: 'PLAYING' },
  view: { forbiddenPairs: [], agreements: [] },
  entrant: { number: 4, name: 'Dee', status: 'entered', awardedByes: 0, fixedTable: null },
  onDone: () => undefined,
} as unknown as PlayerProps;

const drop = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Drop' });

function show(undoneMatches: Promise<readonly object[]>): void {
  const open = { event: PROPS.event, onNews: () => () => undefined };
  vi.spyOn(events, 'useEvent').mockReturnValue(open as unknown as events.OpenEvent);
  const answer = async () => ({ undoneMatches: await undoneMatches });
  vi.spyOn(server, 'askServer').mockImplementation(answer as never);
  render(<PlayerActs {...PROPS} />);
}

describe('Actions for a player of a running bracket', () => {
  beforeAll(async () => {
    await loadWords();
    await enterRoom('event');
  });
  afterEach(() => {
    cleanup();
    vi.restoreAllMocks();
  });

  it('warn before a drop that would undo a played match, and name its round and table', async () => {
    show(Promise.resolve([{ match: 'w2-1', round: 2, table: 1 }]));
    const warning = await screen.findByRole('alert');
    expect(warning.textContent).toContain('w2-1 (round 2, table 1)');
    expect(drop().disabled).toBe(false);
  });

  it('allow a drop only once the answer is there', async () => {
    let answer: (undone: readonly object[]) => void = () => undefined;
    show(new Promise((resolve) => (answer = resolve)));
    expect(drop().disabled).toBe(true);
    answer([]);
    await expect.poll(() => drop().disabled).toBe(false);
    expect(screen.queryByRole('alert')).toBeNull();
  });
});
