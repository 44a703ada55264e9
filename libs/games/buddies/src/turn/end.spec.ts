import { describe, expect, it } from 'vitest';
import { endPhase } from './end.js';

describe('What everybody may know of the End phase', () => {
  it('is whose it is, and how far the clean-up has come (A-BUD-61)', () => {
    expect(endPhase.open).toEqual(['seat', 'stage']);
  });
});
