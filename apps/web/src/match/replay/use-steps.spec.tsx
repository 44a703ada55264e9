// @vitest-environment jsdom
import { renderHook } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { useSteps } from './use-steps.js';

describe('Steps through a record', () => {
  it('are all taken, though the page has not been drawn between them', () => {
    const reached: number[] = [];
    const { result } = renderHook(() =>
      useSteps({ seq: 0, last: 10, goTo: (seq) => reached.push(seq) }),
    );
    for (let times = 0; times < 3; times += 1) result.current(1);
    result.current(-1);
    expect(reached).toEqual([1, 2, 3, 2]);
  });

  it('go on from where the page is, and never past an end', () => {
    const reached: number[] = [];
    const { result, rerender } = renderHook(
      ({ seq }) => useSteps({ seq, last: 5, goTo: (to) => reached.push(to) }),
      { initialProps: { seq: 0 } },
    );
    rerender({ seq: 5 });
    result.current(1);
    result.current(-9);
    expect(reached).toEqual([5, 0]);
  });
});
