import { describe, expect, it } from 'vitest';
import { turnOrderAdvice } from './turn-order.js';

describe('Advice for the winner of the flip (R-FUZ-27)', () => {
  it('goes first', () => {
    expect(turnOrderAdvice().map(({ choice }) => choice)).toEqual(['first']);
  });
});
