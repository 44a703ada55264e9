import type { Rules } from '@scoresheet/rules-engine';
import { describe, expect, it } from 'vitest';
import { heldBy, planted, SEATING } from './planted.spec-kit.js';
import { twinWorlds } from './twin-worlds.js';
import type { Viewer } from '@scoresheet/rules-engine';

const SEEDS = Array.from({ length: 12 }, (_, index) => index + 1);

const refusing = (says: Rules['refuse'], viewer: Viewer) => () =>
  SEEDS.map((seed) =>
    twinWorlds({
      rules: planted({ rules: { refuse: says } }),
      seating: SEATING,
      viewer,
      seed,
      before: 3,
      script: 10,
    }),
  );

describe('what is refused in two worlds', () => {
  it('tells them apart where it names a hidden card', () => {
    const leak = refusing(
      ({ state }) => ({ rule: 'P-1', says: `You do not hold ${heldBy(state, 2)}.` }),
      1,
    );
    expect(leak).toThrow(/1 can tell two worlds apart by a refusal/);
  });

  it('may name what the viewer holds itself', () => {
    const own = refusing(
      ({ state }) => ({ rule: 'P-1', says: `You hold ${heldBy(state, 1)}.` }),
      1,
    );
    expect(own).not.toThrow();
  });

  it('tells nothing to who has no seat', () => {
    const leak = refusing(
      ({ state }) => ({ rule: 'P-1', says: `You do not hold ${heldBy(state, 2)}.` }),
      'public',
    );
    expect(leak).not.toThrow();
  });
});
