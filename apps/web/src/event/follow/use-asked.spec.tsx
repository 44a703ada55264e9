// @vitest-environment jsdom
import { CombinedGraphQLErrors } from '@apollo/client';
import { act, cleanup } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { newsOf } from '../event.spec-kit.js';
import { AWAY_MS } from './back-in-sight.js';
import { leaveFor } from './back-in-sight.spec-kit.js';
import { useAsked, type Asked } from './use-asked.js';
import { renderWithin } from './within-event.spec-kit.js';

const forbidden = new CombinedGraphQLErrors({
  errors: [{ message: 'Staff alone see this.', extensions: { code: 'FORBIDDEN' } }],
});

const tooOften = new CombinedGraphQLErrors({
  errors: [{ message: 'Wait a little.', extensions: { code: 'RATE_LIMITED' } }],
});

const using = (ask: (token?: string) => Promise<string>) =>
  renderWithin(() => useAsked({ key: 'tables', ask, concerns: () => true }), undefined);

const pass = (ms: number): Promise<unknown> => act(() => vi.advanceTimersByTimeAsync(ms));
const settle = (): Promise<unknown> => pass(0);

describe('What a page asks', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => {
    cleanup();
    vi.useRealTimers();
  });

  it('is there once it is answered', async () => {
    const { result } = using(async () => 'eight');
    expect(result.current.value).toBeUndefined();
    await settle();
    expect(result.current).toMatchObject({ value: 'eight', problem: undefined });
  });

  it('is asked again until the server is reached, and the last answer stays in sight', async () => {
    const ask = vi.fn(async () => 'eight');
    const { result } = using(ask);
    await settle();
    ask.mockRejectedValueOnce(new Error('away'));
    act(() => void result.current.again());
    await settle();
    expect(result.current).toMatchObject({ value: 'eight', problem: 'unreachable' });
    ask.mockResolvedValueOnce('nine');
    await pass(3_000);
    expect(result.current).toMatchObject({ value: 'nine', problem: undefined });
  });

  it('is not asked again of a server that has refused it', async () => {
    const ask = vi.fn(async () => 'eight').mockRejectedValueOnce(forbidden);
    const { result } = using(ask);
    await settle();
    await pass(60_000);
    expect(result.current.problem).toBe('closed');
    expect(ask).toHaveBeenCalledTimes(1);
  });

  it('is asked again after a refusal when somebody becomes staff', async () => {
    const ask = vi.fn(async () => 'eight').mockRejectedValueOnce(forbidden);
    const { result, tell } = renderWithin(
      () => useAsked({ key: 'tables', ask, concerns: () => false }),
      undefined,
    );
    await settle();
    tell(newsOf('round-published', []));
    await pass(1_000);
    expect(result.current.problem).toBe('closed');
    tell(newsOf('staff-appointed', []));
    await pass(1_000);
    expect(result.current).toMatchObject({ value: 'eight', problem: undefined });
  });

  it('is asked again when the page comes back into sight, since names make no event', async () => {
    const ask = vi.fn(async () => 'eight');
    using(ask);
    await settle();
    leaveFor(AWAY_MS - 1);
    expect(ask).toHaveBeenCalledTimes(1);
    act(() => leaveFor(AWAY_MS));
    await settle();
    expect(ask).toHaveBeenCalledTimes(2);
  });

  it('knows of the event whose token it is asked with', async () => {
    const ask = vi.fn(async (token?: string) => token ?? 'eight');
    const { result } = using(ask);
    await settle();
    act(() => void result.current.again('after-9'));
    await settle();
    expect(result.current.value).toBe('after-9');
  });

  it('is asked anew when what it is about has changed, and stays in sight', async () => {
    const answers: ((value: string) => void)[] = [];
    const ask = () => new Promise<string>((resolve) => void answers.push(resolve));
    const { result, rerender } = renderWithin<Asked<string>, string>(
      (about) => useAsked({ key: 'rank', about, ask, concerns: () => true }),
      'third',
    );
    await settle();
    answers[0]?.('a tie-break');
    await settle();
    rerender('second');
    await settle();
    expect(result.current.value).toBe('a tie-break');
    answers[1]?.('a point');
    await settle();
    expect(result.current.value).toBe('a point');
    expect(answers).toHaveLength(2);
  });

  it('is asked again of a server that was asked too often', async () => {
    const ask = vi.fn(async () => 'eight').mockRejectedValueOnce(tooOften);
    const { result } = using(ask);
    await settle();
    expect(result.current.problem).toBe('unreachable');
    await pass(3_000);
    expect(result.current).toMatchObject({ value: 'eight', problem: undefined });
  });

  it('is what was asked last, though an earlier answer comes later', async () => {
    const answers: ((value: string) => void)[] = [];
    const ask = () => new Promise<string>((resolve) => void answers.push(resolve));
    const { result } = using(ask);
    await settle();
    act(() => void result.current.again());
    answers[1]?.('new');
    answers[0]?.('old');
    await settle();
    expect(result.current.value).toBe('new');
  });
});
