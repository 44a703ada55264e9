// @vitest-environment jsdom
import { act, cleanup } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { graphql } from '../../api/schema.js';
import { newsOf as told } from '../event.spec-kit.js';
import { holdAnswers } from '../../api/held-answers.spec-kit.js';
import { newsOf } from './use-anew.js';
import type { Asked } from './use-asked.js';
import { useDocument } from './use-document.js';
import { renderWithin } from './within-event.spec-kit.js';

const SEED = graphql(`
  query SeedOfSpec($tournament: ID!, $after: [String!]! = []) {
    outstandingTables(tournament: $tournament, first: 1, afterTokens: $after) {
      calls
    }
  }
`);

const answer = (...calls: number[]) => ({ outstandingTables: [{ calls }] });

describe('A document of an event', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => {
    cleanup();
    vi.useRealTimers();
    vi.restoreAllMocks();
  });

  const using = () =>
    renderWithin<Asked<object>, string>(
      (tournament) => useDocument(SEED, { tournament }, newsOf('staff-called')),
      't-1',
    );

  it('is asked for once, and anew for the news that it names', async () => {
    const asked = holdAnswers();
    const { result, tell } = using();
    await asked[0]?.answer(answer(4));
    expect(result.current.value).toEqual(answer(4));
    tell(told('result-entered', []));
    tell(told('staff-called', []));
    await act(() => vi.runAllTimersAsync());
    expect(asked.map(({ variables }) => variables)).toEqual([
      { tournament: 't-1', after: [] },
      { tournament: 't-1', after: [] },
    ]);
  });

  it('waits for the event whose token it is given', async () => {
    const asked = holdAnswers();
    const { result } = using();
    act(() => void result.current.again('after-9'));
    expect(asked[1]?.variables).toEqual({ tournament: 't-1', after: ['after-9'] });
  });

  it('of other variables is never shown for these', async () => {
    const asked = holdAnswers();
    const { result, rerender } = using();
    await asked[0]?.answer(answer(4));
    rerender('t-2');
    expect(result.current.value).toBeUndefined();
    await asked[1]?.answer(answer(9));
    expect(result.current.value).toEqual(answer(9));
  });

  it('is asked for again where the server has answered nothing', async () => {
    const asked = holdAnswers();
    const { result } = using();
    await asked[0]?.answer(undefined);
    expect(result.current).toMatchObject({ value: undefined, problem: 'unreachable' });
    await act(() => vi.advanceTimersByTimeAsync(3_000));
    await asked[1]?.answer(answer(4));
    expect(result.current).toMatchObject({ value: answer(4), problem: undefined });
  });
});
