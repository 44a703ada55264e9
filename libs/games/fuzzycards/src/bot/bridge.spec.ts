import { describe, expect, it } from 'vitest';
import { attackFrame } from '../combat/attack-frame.js';
import { advised, tableOf, type Side } from './table.spec-kit.js';

/** In North's turn its first card attacks South's first. */
function attacked(south: Side, north: Side): readonly string[] {
  const table = tableOf({ phase: 'validate', south, north });
  const [target, attacker] = [1, 2].map((seat) => table.state.places[`field@${seat}`]?.[0] ?? '');
  const phase = attackFrame(table, attacker ?? '', target ?? '');
  return advised({ phase: { ...phase }, south, north, turnOf: 2 });
}

const JUGGLER = 'Trapdoor Juggler';

describe('Advice at the Bridge', () => {
  it('withdraws from a blow that would fell (R-FUZ-64)', () => {
    const says = attacked({ altar: [JUGGLER, 'Barnacle Monk'] }, { altar: ['Orchard Giantess'] });
    expect(says).toEqual(['withdraws over the Bridge']);
  });

  it('takes a blow rather than give the way to Life free', () => {
    const strong = ['Winter Coat Pilgrim', 'Thunder Cobbler'];
    const says = attacked({ life: 6, altar: [JUGGLER] }, { altar: strong });
    expect(says).toEqual([`takes the blow: ${JUGGLER} takes 1`]);
  });
});
