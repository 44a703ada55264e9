import { describe, expect, it } from 'vitest';
import { advised } from './table.spec-kit.js';

describe('Advice for Settle', () => {
  it('brings forward who can end the game (R-FUZ-43)', () => {
    const says = advised({
      phase: 'settle',
      south: { vault: ['Copper Kettle Bruiser'] },
      north: { life: 5 },
    });
    expect(says).toEqual(['changes the row of Copper Kettle Bruiser: 1 may attack']);
  });

  it('keeps a hurt card that may not attack out of reach (R-FUZ-44)', () => {
    const says = advised({
      phase: 'settle',
      south: {
        altar: ['Barnacle Monk', { card: 'Orchard Giantess', marks: { fresh: 1, damage: 10 } }],
      },
      north: { altar: ['Thunder Cobbler'] },
    });
    expect(says).toEqual(['changes the row of Orchard Giantess: 1 may attack']);
  });

  it('puts somebody before a Life that the next blow would end (R-FUZ-46)', () => {
    const says = advised({
      phase: 'settle',
      south: { life: 5, vault: [{ card: 'Barnacle Monk', marks: { fresh: 1 } }] },
      north: { altar: ['Orchard Giantess'] },
    });
    expect(says).toEqual(['changes the row of Barnacle Monk: nobody may attack']);
  });

  it('leaves an Altar that is as it should be', () => {
    const says = advised({ phase: 'settle', south: { altar: ['Moth of Maybe'] } });
    expect(says).toEqual(['leaves the rows as they are: 1 may attack']);
  });
});
