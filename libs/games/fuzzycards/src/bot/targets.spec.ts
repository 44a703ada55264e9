import { effectFrame, type Frame } from '@scoresheet/rules-engine';
import { describe, expect, it } from 'vitest';
import { advised, tableOf, type Side } from './table.spec-kit.js';

/** South's first card has set its ability off. */
function setOff(south: Side, north: Side): readonly string[] {
  const { state } = tableOf({ phase: 'validate', south, north });
  const id = state.places['field@1']?.[0] ?? '';
  const face = state.cards[id]?.face ?? '';
  const frame = effectFrame({ card: id, face, ability: 0, controller: 1 });
  return advised({ phase: frame as Frame, south, north });
}

describe('Advice for targets (A-FUZ-63)', () => {
  it('sends the best of the others back (R-FUZ-66)', () => {
    const says = setOff(
      { altar: ['Vesper of the Day After'] },
      { altar: ['Barnacle Monk', 'Orchard Giantess'] },
    );
    expect(says).toEqual(['chooses Orchard Giantess']);
  });

  it('lets an ability be that would only cost tempo', () => {
    const says = setOff({ altar: ['Coat Check Phantom', 'The Honest Mirror'] }, {});
    expect(says).toEqual(['lets it be']);
  });
});
