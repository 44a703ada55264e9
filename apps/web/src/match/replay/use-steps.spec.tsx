// @vitest-environment jsdom
import { renderHook } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { useSteps } from './use-steps.js';

describe('Steps through a record', () => {
  it('are all taken, though the page has not been drawn between them', () => {
    const reached: (number | undefined)[] = [];
    const { result } = renderHook(() =>
      useSteps({ seq: 0, last: 10, goTo: (seq) => reached.push(seq) }),
    );
    for (let times = 0; times < 3; times += 1) result.current.step(1);
    result.current.step(-1);
    expect(reached).toEqual([1, 2, 3, 2]);
  });

  it('begin where one has leapt to, though the page has not been drawn since', () => {
    const reached: (number | undefined)[] = [];
    const { result } = renderHook(() =>
      useSteps({ seq: 7, last: 10, goTo: (seq) => reached.push(seq) }),
    );
    result.current.leap(0);
    result.current.step(1);
    result.current.leap(undefined);
    result.current.step(-1);
    expect(reached).toEqual([0, 1, undefined, 9]);
  });

  it('go on from where the page is, and never past an end', () => {
    const reached: (number | undefined)[] = [];
    const { result, rerender } = renderHook(
      ({ seq }) => useSteps({ seq, last: 5, goTo: (to) => reached.push(to) }),
      { initialProps: { seq: 0 } },
    );
    rerender({ seq: 5 });
    result.current.step(1);
    result.current.step(-9);
    expect(reached).toEqual([5, 0]);
  });
});
