import { describe, expect, it } from 'vitest';
import { finalPod } from './final-pod.js';

describe('The final pod', () => {
  it('is the best of the standing, the first one first', () => {
    expect(finalPod([8, 3, 5, 1, 9], 4)).toEqual([8, 3, 5, 1]);
  });

  it('is smaller where fewer stand', () => {
    expect(finalPod([8, 3], 4)).toEqual([8, 3]);
    expect(finalPod([], 4)).toEqual([]);
  });
});
