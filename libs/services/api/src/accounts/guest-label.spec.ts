import { newActor } from '@scoresheet/services-accounts';
import { expect, describe, it } from 'vitest';
import { guestLabel, seatLabel } from './guest-label.js';

describe('The label of a guest', () => {
  it('is made of a bird and three digits, always the same for the same guest', () => {
    expect(guestLabel('a-00112233445566778899aabbccddeeff')).toMatchInlineSnapshot(
      `"Guest Coot 800"`,
    );
    const actor = newActor();
    expect(guestLabel(actor)).toBe(guestLabel(actor));
    expect(guestLabel(actor)).toMatch(/^Guest [A-Z][a-z]+ [0-9A-F]{3}$/);
  });

  it('says nothing of the id', () => {
    const labels = Array.from({ length: 200 }, (_, index) =>
      guestLabel(`a-${'0'.repeat(31)}${index}`),
    );
    expect(new Set(labels).size).toBeGreaterThan(195);
    expect(labels.filter((label) => label.includes('000'))).toHaveLength(0);
  });

  it('comes to a thousand guests nearly always differently, and each bird to many of them', () => {
    const labels = Array.from({ length: 1_000 }, (_, index) => guestLabel(`guest ${index}`));
    expect(new Set(labels).size).toBeGreaterThan(990);
    expect(new Set(labels.map((label) => label.split(' ')[1])).size).toBe(64);
  });

  it('tells a bot of the house from a guest', () => {
    expect(seatLabel(`bot-${'0a'.repeat(16)}`)).toBe('Bot of the house');
    expect(seatLabel('a-bot')).toBe(guestLabel('a-bot'));
  });
});
