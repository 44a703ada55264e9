import { describe, expect, it, vi } from 'vitest';
import { sharedFetch } from './shared-fetch.js';

describe('What readers of a log fetch together', () => {
  it('is asked for once by those who have come equally far', async () => {
    const fetch = vi.fn((_: number, from: number) => Promise.resolve({ entries: [], end: from }));
    const shared = sharedFetch(fetch);
    const asked = [shared(1, 5), shared(1, 5), shared(1, 6), shared(2, 5)];
    expect((await Promise.all(asked)).map(({ end }) => end)).toEqual([5, 5, 6, 5]);
    expect(fetch.mock.calls).toEqual([
      [1, 5],
      [1, 6],
      [2, 5],
    ]);
  });

  it('is read anew by whoever comes later', async () => {
    let end = 5;
    const shared = sharedFetch(() => Promise.resolve({ entries: [], end }));
    expect((await shared(1, 5)).end).toBe(5);
    end = 6;
    expect((await shared(1, 5)).end).toBe(6);
  });

  it('fails for all who asked, and for nobody after them', async () => {
    const fetch = vi.fn(() => Promise.resolve({ entries: [], end: 5 }));
    fetch.mockRejectedValueOnce(new Error('the log is away'));
    const shared = sharedFetch(fetch);
    const told = await Promise.allSettled([shared(1, 5), shared(1, 5)]);
    expect(told.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    await expect(shared(1, 5)).resolves.toEqual({ entries: [], end: 5 });
  });
});
