import { describe, expect, it } from 'vitest';
import { waitsFor } from './own-turn.js';

describe('A match of one’s own waits', () => {
  it('for whoever has to decide something', () => {
    expect(waitsFor({ status: 'RUNNING', waitsForYou: true })).toBe('turn');
    expect(waitsFor({ status: 'PAUSED', waitsForYou: true })).toBe('turn');
  });

  it('before the game for whoever is not ready', () => {
    expect(waitsFor({ status: 'OPEN', waitsForYou: true })).toBe('ready');
  });

  it('for others', () => {
    expect(waitsFor({ status: 'OPEN', waitsForYou: false })).toBe('waiting');
    expect(waitsFor({ status: 'RUNNING', waitsForYou: false })).toBe('waiting');
  });
});
