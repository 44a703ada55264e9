// @vitest-environment jsdom
import { act, cleanup } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { holdAnswers } from '../../api/held-answers.spec-kit.js';
import { renderWithin } from '../follow/within-event.spec-kit.js';
import type { HeldLines } from './held-lines.js';
import { useMoreLines } from './use-more-lines.js';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const HELD: HeldLines = {
  head: { seq: 20, at: 0, phase: 1, isLive: true, closedRounds: 2, totalCount: 90 },
  lines: [],
  fresh: 50,
  cursor: 'behind-50',
};
const PAGE = { standings: { nodes: [], pageInfo: { endCursor: null } } };

it('Lines further down are never put among those of another question', async () => {
  const asked = holdAnswers();
  const puts: string[] = [];
  const { rerender } = renderWithin<void, string>(
    (search) =>
      useMoreLines({ live: true, phase: 1, at: undefined, search }, HELD, 90, () => {
        puts.push(search);
      }),
    'wren',
  );
  await act(() => vi.advanceTimersByTimeAsync(0));
  expect(asked[0]?.variables).toMatchObject({ search: 'wren', after: 'behind-50' });
  rerender('heron');
  await asked[0]?.answer(PAGE);
  expect(puts).toEqual(['wren']);
});
