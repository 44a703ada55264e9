import { describe, expect, it } from 'vitest';
import { fightersOf, worthAt, type Fighter } from './fighter.js';
import { tableOf, type Laid } from './table.spec-kit.js';

const fighterOf = (laid: Laid): Fighter => {
  const [fighter] = fightersOf(tableOf({ phase: 'activate', south: { vault: [laid] } }), 1);
  if (!fighter) throw new Error('nobody stands there');
  return fighter;
};

describe('A card in a battle', () => {
  it('has the values of now, its Relics counted', () => {
    const bare = fighterOf('Barnacle Monk');
    const armed = fighterOf({ card: 'Barnacle Monk', relics: ['Belt of Ample Notches'] });
    expect([armed.def - bare.def, armed.fullHp - bare.fullHp]).toEqual([2, 2]);
    expect([bare.guard, armed.guard]).toEqual([false, true]);
  });

  it('is ready unless it is fresh or has attacked; with Rush it always was (R-FUZ-41, 45)', () => {
    expect(fighterOf('Moth of Maybe').ready).toBe(true);
    expect(fighterOf({ card: 'Moth of Maybe', marks: { attacked: 1 } }).ready).toBe(false);
    expect(fighterOf({ card: 'Moth of Maybe', marks: { fresh: 1 } }).ready).toBe(false);
    expect(fighterOf({ card: 'Gatecrash Goat', marks: { fresh: 1 } }).ready).toBe(true);
    expect(fighterOf('Scarecrow Sentry').ready).toBe(false);
  });

  it('counts with the HP that Burn will leave it (R-FUZ-62)', () => {
    const { hp, fullHp } = fighterOf('Candle Wick Jinx');
    expect(fullHp - hp).toBe(1);
  });

  it('is worth less hurt than whole, and nothing when it is gone', () => {
    const giantess = fighterOf('Orchard Giantess');
    expect(worthAt(giantess, 3)).toBeLessThan(worthAt(giantess, giantess.fullHp));
    expect(worthAt(giantess, 0)).toBe(0);
    expect(giantess.worth).toBeGreaterThan(fighterOf('Moth of Maybe').worth);
  });
});
