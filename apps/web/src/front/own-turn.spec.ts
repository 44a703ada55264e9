import { describe, expect, it } from 'vitest';
import type { OwnTurn } from './own-documents.js';
import { waitsFor } from './own-turn.js';

const SEATS = [
  { seat: 1, ready: true },
  { seat: 2, ready: false },
];
const asked = (seat: number, optional = false) => ({ seat, optional });
const playing = { status: 'RUNNING', ownSeat: 2, seats: SEATS, decisions: [] } satisfies OwnTurn;

describe('A match of one’s own waits', () => {
  it('for whoever is asked something', () => {
    expect(waitsFor({ ...playing, decisions: [asked(1), asked(2)] })).toBe('turn');
    expect(waitsFor({ ...playing, decisions: [asked(1)] })).toBe('waiting');
  });

  it('for nobody who may, but need not, say something', () => {
    expect(waitsFor({ ...playing, decisions: [asked(2, true)] })).toBe('waiting');
  });

  it('before the game for whoever is not ready', () => {
    expect(waitsFor({ ...playing, status: 'OPEN' })).toBe('ready');
    expect(waitsFor({ ...playing, status: 'OPEN', ownSeat: 1 })).toBe('waiting');
  });
});
