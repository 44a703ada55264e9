// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { OwnDecision } from './own-decision.js';
import { useWhichDecision } from './which-decision.js';

const decision = (id: string): OwnDecision =>
  ({ id, seat: 1, kind: 'target', options: { choices: [] } }) as unknown as OwnDecision;

const asked = (...ids: readonly string[]) =>
  renderHook(({ now }) => useWhichDecision(now.map(decision)), { initialProps: { now: ids } });

describe('Whoever is asked several things', () => {
  it('may turn to each of them, round and round', () => {
    const { result } = asked('d1', 'd2', 'd3');
    const seen = [result.current.decision?.id];
    for (let times = 0; times < 3; times += 1) {
      act(() => result.current.another?.turnTo());
      seen.push(result.current.decision?.id);
    }
    expect(seen).toEqual(['d1', 'd2', 'd3', 'd1']);
    expect(result.current.another?.count).toBe(2);
  });

  it('goes on with what is left when the one that was turned to is answered', () => {
    const { result, rerender } = asked('d1', 'd2');
    act(() => result.current.another?.turnTo());
    rerender({ now: ['d1'] });
    expect(result.current).toEqual({ decision: decision('d1'), another: undefined });
  });

  it('is asked one thing, or nothing, as anybody else', () => {
    expect(asked('d1').result.current.another).toBeUndefined();
    expect(asked().result.current).toEqual({ decision: undefined, another: undefined });
  });
});
