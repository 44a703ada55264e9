import { describe, expect, it } from 'vitest';
import { advised } from './table.spec-kit.js';

describe('Advice for the Activate phase', () => {
  it('plays a Hero on an empty field', () => {
    const says = advised({ phase: 'activate', south: { energy: 1, hand: ['Moth of Maybe'] } });
    expect(says).toEqual(['plays Moth of Maybe to vault-1']);
  });

  it('names one position of a row, since they differ in nothing that matters here', () => {
    const says = advised({
      phase: 'activate',
      south: { energy: 1, hand: ['Scarecrow Sentry'] },
    });
    expect(says).toEqual([
      'plays Scarecrow Sentry to altar-1',
      'plays Scarecrow Sentry to vault-1',
    ]);
  });

  it('ends the game by an Event (R-FUZ-09)', () => {
    const says = advised({
      phase: 'activate',
      south: { energy: 5, hand: ['Falling Piano', 'Moth of Maybe', 'Shared Hiccups'] },
      north: { life: 2 },
    });
    expect(says).toHaveLength(1);
    expect(says[0]).toContain('that wins');
  });

  it('saves what would do nothing', () => {
    const says = advised({ phase: 'activate', south: { energy: 2, hand: ['Extra Breakfast'] } });
    expect(says).toEqual(['plays nothing more: the rest is better kept']);
  });

  it('does not draw its last cards', () => {
    const says = advised({ phase: 'activate', south: { hand: ['Cram Session'], scroll: 2 } });
    expect(says).toEqual(['plays nothing more: the rest is better kept']);
  });

  it('takes the dearest card out of the way, not the cheapest', () => {
    const says = advised({
      phase: 'activate',
      south: { energy: 3, hand: ['Wrecking Ball Permit'] },
      north: { altar: ['Barnacle Monk', 'The Honest Mirror'] },
    });
    expect(says).toEqual([
      'plays Wrecking Ball Permit on The Honest Mirror: The Honest Mirror falls',
    ]);
  });
});
