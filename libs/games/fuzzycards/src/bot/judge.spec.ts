import { describe, expect, it } from 'vitest';
import { judge } from './judge.js';
import { tableOf, type Given, type Side } from './table.spec-kit.js';

const worth = (south: Side, north: Side = {}, phase: Given['phase'] = 'activate'): number =>
  judge(tableOf({ phase, south, north }), 1);

describe('A table is the better for a seat', () => {
  it('the more it has, and the less the other', () => {
    expect(worth({ vault: ['Moth of Maybe'] })).toBeGreaterThan(worth({}));
    expect(worth({}, { vault: ['Moth of Maybe'] })).toBeLessThan(worth({}));
    expect(worth({ life: 20 })).toBeLessThan(worth({ life: 33 }));
    expect(worth({ energy: 2 })).toBeGreaterThan(worth({ energy: 1 }));
    expect(worth({ hand: ['Soup Break'] })).toBeGreaterThan(worth({}));
    expect(worth({ scroll: 1 })).toBeLessThan(worth({ scroll: 9 }));
  });

  it('when who stands on the Altar may attack', () => {
    const ready = worth({ altar: ['Moth of Maybe', 'Barnacle Monk'] }, {}, 'validate');
    const tired = { card: 'Moth of Maybe', marks: { attacked: 1 } };
    expect(ready).toBeGreaterThan(worth({ altar: [tired, 'Barnacle Monk'] }, {}, 'validate'));
  });

  it('when a Guard takes the blows for what is dear (R-FUZ-54)', () => {
    const dear = { card: 'Orchard Giantess', marks: { attacked: 1, damage: 10 } };
    const behind = (card: string): number =>
      worth(
        { altar: [dear, { card, marks: { attacked: 1 } }] },
        { altar: ['Thunder Cobbler'] },
        'validate',
      );
    expect(behind('Bridge Toll Badger')).toBeGreaterThan(behind('Fortune Biscuit Baker') + 5);
  });
});
