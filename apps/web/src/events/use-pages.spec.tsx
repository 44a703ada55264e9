// @vitest-environment jsdom
import { act, cleanup, renderHook, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { usePages, type Page } from './use-pages.js';

interface Item {
  readonly id: string;
}

const page = (ids: string, endCursor: string | null = null): Page<Item> => ({
  nodes: [...ids].map((id) => ({ id })),
  pageInfo: { endCursor, hasNextPage: endCursor !== null },
});

const shown = (items: readonly Item[] | undefined) => items?.map(({ id }) => id).join('');

describe('A list in pages', () => {
  afterEach(() => {
    cleanup();
    vi.useRealTimers();
  });

  it('goes on behind what is shown, and shows each once', async () => {
    const ask = vi.fn(async (_: string, after: string | null) =>
      after === null ? page('abc', 'c') : page('cd'),
    );
    const { result } = renderHook(() => usePages('all', ask));
    await waitFor(() => expect(shown(result.current.items)).toBe('abc'));
    expect(result.current.hasMore).toBe(true);
    act(() => result.current.more());
    await waitFor(() => expect(shown(result.current.items)).toBe('abcd'));
    expect(ask).toHaveBeenLastCalledWith('all', 'c');
    expect(result.current.hasMore).toBe(false);
  });

  it('throws an answer away that comes after another question', async () => {
    let answer: (page: Page<Item>) => void = () => undefined;
    const late = new Promise<Page<Item>>((resolve) => (answer = resolve));
    const ask = async (question: string) => (question === 'slow' ? late : page('x'));
    const { result, rerender } = renderHook(({ question }) => usePages(question, ask), {
      initialProps: { question: 'slow' },
    });
    rerender({ question: 'quick' });
    await waitFor(() => expect(shown(result.current.items)).toBe('x'));
    await act(async () => answer(page('late')));
    expect(shown(result.current.items)).toBe('x');
  });

  it('goes on although a first page that was asked for before comes after', async () => {
    vi.useFakeTimers();
    const answers: ((page: Page<Item>) => void)[] = [];
    const ask = () => new Promise<Page<Item>>((resolve) => void answers.push(resolve));
    const { result } = renderHook(() => usePages('all', ask));
    await act(async () => answers[0]?.(page('ab', 'b')));
    await act(() => vi.advanceTimersByTimeAsync(15_000));
    act(() => result.current.more());
    await act(async () => answers[2]?.(page('cd')));
    await act(async () => answers[1]?.(page('xa', 'a')));
    expect(shown(result.current.items)).toBe('abcd');
  });

  it('asks for no first page while the next one is on its way', async () => {
    vi.useFakeTimers();
    const ask = vi.fn(async (_: string, after: string | null) =>
      after === null ? page('ab', 'b') : new Promise<Page<Item>>(() => undefined),
    );
    const { result } = renderHook(() => usePages('all', ask));
    await act(() => vi.advanceTimersByTimeAsync(0));
    act(() => result.current.more());
    await act(() => vi.advanceTimersByTimeAsync(60_000));
    expect(ask.mock.calls.map(([, after]) => after)).toEqual([null, 'b']);
  });

  it('says that the server cannot be reached, keeps what is shown, and comes back', async () => {
    const ask = vi.fn<(question: string, after: string | null) => Promise<Page<Item>>>();
    ask.mockResolvedValueOnce(page('a', 'a')).mockRejectedValueOnce(new Error('gone'));
    const { result } = renderHook(() => usePages('all', ask));
    await waitFor(() => expect(shown(result.current.items)).toBe('a'));
    act(() => result.current.more());
    await waitFor(() => expect(result.current.isFailed).toBe(true));
    expect(shown(result.current.items)).toBe('a');
    ask.mockResolvedValueOnce(page('b'));
    act(() => result.current.again());
    await waitFor(() => expect(shown(result.current.items)).toBe('b'));
    expect(result.current.isFailed).toBe(false);
  });
});
