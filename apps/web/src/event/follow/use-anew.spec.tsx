// @vitest-environment jsdom
import { cleanup } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { newsOf as told } from '../event.spec-kit.js';
import { newsOf, useAnew } from './use-anew.js';
import { renderWithin } from './within-event.spec-kit.js';

describe('Asking anew', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => {
    cleanup();
    vi.useRealTimers();
  });

  const using = (ask: () => Promise<unknown>) => {
    const { tell, unmount } = renderWithin(() => useAnew(ask, newsOf('result-entered')), undefined);
    return { tell: (type: string) => tell(told(type, [])), unmount };
  };

  it('follows news that concerns it, once for what comes close together', async () => {
    const ask = vi.fn(async () => undefined);
    const { tell } = using(ask);
    tell('round-published');
    await vi.runAllTimersAsync();
    expect(ask).not.toHaveBeenCalled();
    for (let told = 0; told < 3; told += 1) tell('result-entered');
    await vi.runAllTimersAsync();
    expect(ask).toHaveBeenCalledTimes(1);
  });

  it('happens once more for what was told while the answer was on its way', async () => {
    let answer = (): void => undefined;
    const ask = vi.fn(() => new Promise<void>((resolve) => void (answer = resolve)));
    const { tell } = using(ask);
    tell('result-entered');
    await vi.runAllTimersAsync();
    tell('result-entered');
    tell('result-entered');
    answer();
    await vi.runAllTimersAsync();
    expect(ask).toHaveBeenCalledTimes(2);
  });

  it('ends with its page', async () => {
    const ask = vi.fn(async () => undefined);
    const { tell, unmount } = using(ask);
    tell('result-entered');
    unmount();
    await vi.runAllTimersAsync();
    expect(ask).not.toHaveBeenCalled();
  });
});
