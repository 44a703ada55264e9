import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { calmTrouble } from './calm-trouble.js';
import { LogError } from './log-error.js';

const away = (words: string) => new LogError('log-unavailable', words);

describe('Trouble that comes again and again', () => {
  beforeEach(() => vi.useFakeTimers());
  afterEach(() => vi.useRealTimers());

  function calm() {
    const told: string[] = [];
    const tell = calmTrouble(({ message }, times) => told.push(`${times} x ${message}`), 1_000);
    return { told, tell };
  }

  it('is told at once when it is the first of its kind', () => {
    const { told, tell } = calm();
    tell(away('refused'));
    tell(new LogError('log-mismatch', 'another log'));
    expect(told).toEqual(['1 x refused', '1 x another log']);
  });

  it('is told with its number and its latest words after a while', () => {
    const { told, tell } = calm();
    for (const words of ['a', 'b', 'c', 'd']) tell(away(words));
    vi.advanceTimersByTime(1_000);
    tell(away('e'));
    expect(told).toEqual(['1 x a', '3 x d']);
    vi.advanceTimersByTime(1_000);
    expect(told).toEqual(['1 x a', '3 x d', '1 x e']);
  });

  it('is a first one again when there was none for a while', () => {
    const { told, tell } = calm();
    tell(away('a'));
    vi.advanceTimersByTime(1_000);
    tell(away('b'));
    expect(told).toEqual(['1 x a', '1 x b']);
    expect(vi.getTimerCount()).toBe(1);
  });
});
