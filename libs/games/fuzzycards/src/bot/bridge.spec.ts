import { tableCounter } from '@scoresheet/rules-engine';
import { describe, expect, it } from 'vitest';
import { attackFrame } from '../combat/attack.js';
import { advised, tableOf, type Side } from './table.spec-kit.js';

/** South's first card is attacked by North's. */
function attacked(south: Side, north: Side): readonly string[] {
  const { state } = tableOf({ phase: 'validate', south, north });
  expect(tableCounter(state, 'active')).toBe(1);
  const idOf = (seat: number): string => state.places[`field@${seat}`]?.[0] as string;
  const reading = tableOf({ phase: 'validate', south, north });
  return advised({ phase: { ...attackFrame(reading, idOf(2), idOf(1)) }, south, north });
}

describe('Advice at the Bridge', () => {
  it('withdraws from a blow that would fell (R-FUZ-64)', () => {
    const says = attacked(
      { altar: ['Trapdoor Juggler', 'Barnacle Monk'] },
      { altar: ['Orchard Giantess'] },
    );
    expect(says).toEqual(['withdraws over the Bridge']);
  });
});
