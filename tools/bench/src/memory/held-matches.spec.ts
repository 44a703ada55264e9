import { describe, expect, it } from 'vitest';
import { holding } from './held-matches.js';

describe('matches that are held', () => {
  it('take memory, more of them more', () => {
    const { events, bytesOf } = holding(2);
    const [few, many] = [bytesOf(50), bytesOf(500)];
    expect(events).toBeGreaterThan(5);
    expect(few).toBeGreaterThan(10_000);
    expect(many).toBeGreaterThan(5 * few);
  });
});
