import { describe, expect, it } from 'vitest';
import { advised } from './table.spec-kit.js';

const BRUISER = 'Copper Kettle Bruiser';

describe('Advice for an attack', () => {
  it('takes the game where it lies (R-FUZ-73)', () => {
    const says = advised({
      phase: 'validate',
      south: { altar: [BRUISER] },
      north: { life: 4, vault: ['Moth of Maybe'] },
    });
    expect(says).toEqual([`attacks Life with ${BRUISER}: 6 go through, that wins`]);
  });

  it('rather fells a card than scratches another', () => {
    const says = advised({
      phase: 'validate',
      south: { altar: [BRUISER] },
      north: { altar: ['Mule Sergeant', { card: 'Moth of Maybe', marks: { damage: 3 } }] },
    });
    expect(says).toEqual([
      `attacks Moth of Maybe with ${BRUISER}: Moth of Maybe falls, 2 go through`,
    ]);
  });

  it('counts the Force in (R-FUZ-19)', () => {
    const says = advised({
      phase: 'validate',
      south: { altar: ['Census Sparrow'] }, // Clarity beats Prophecy
      north: { altar: ['Puddle Gazer', 'Mule Sergeant'] },
    });
    expect(says).toEqual([
      'attacks Puddle Gazer with Census Sparrow: Puddle Gazer falls, 2 go through',
    ]);
  });

  it('goes for exactly 589 where that wins (R-FUZ-75)', () => {
    const says = advised({
      phase: 'validate',
      south: { altar: [BRUISER], total: 583 },
      north: { vault: ['Moth of Maybe'] },
    });
    expect(says).toEqual([`attacks Life with ${BRUISER}: 6 go through, that wins`]);
  });

  it('attacks with everybody, since nobody strikes back (R-FUZ-58)', () => {
    const says = advised({
      phase: 'validate',
      south: { altar: ['Winter Coat Pilgrim'] },
      north: { altar: ['The Unbudging Duke'] },
    });
    expect(says[0]).toContain('attacks The Unbudging Duke');
  });

  it('goes past Stealth where the match lets it (A-FUZ-19)', () => {
    const given = {
      phase: 'validate',
      south: { altar: [BRUISER] },
      north: { altar: ['Hush Weasel'] },
    } as const;
    const options = { stealthWall: 'open' };
    expect(advised({ ...given, options })).toEqual([`attacks Life with ${BRUISER}: 6 go through`]);
  });
});
