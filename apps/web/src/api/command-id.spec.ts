import { describe, expect, it, vi } from 'vitest';
import { commandId } from './command-id.js';

describe('The id of a command', () => {
  it('is long and random, and needs nothing that only a secure page has', () => {
    vi.stubGlobal('crypto', { getRandomValues: (bytes: Uint8Array) => bytes.fill(7) });
    expect(commandId()).toBe('07'.repeat(16));
  });

  it('is another one each time', () => {
    expect(new Set(Array.from({ length: 100 }, commandId)).size).toBe(100);
  });
});
