import { describe, expect, it } from 'vitest';
import { hostileBench } from './hostile.bench.js';
import { KINDS } from './kinds.js';

describe('the bench of hostile clients', () => {
  it('has figures of players and of health for each kind', async () => {
    const kinds = ['one field 490 times', 'refused upgrades'];
    expect(KINDS).toEqual(expect.arrayContaining(kinds));
    const { rows } = await hostileBench({
      kinds,
      connections: 3,
      matches: 1,
      aSecond: 4,
      seconds: 2,
    });
    expect(rows).toHaveLength(kinds.length * 6);
    for (const { figure, bench } of rows) expect(figure, bench).toBeGreaterThan(0);
    const heaps = rows.filter(({ bench }) => bench.endsWith('held on the heap afterwards'));
    const residents = rows.filter(({ bench }) => bench.endsWith('resident afterwards'));
    expect(heaps).toHaveLength(kinds.length);
    for (const [i, { figure }] of heaps.entries()) {
      expect(figure).toBeLessThan(residents[i]?.figure ?? 0);
    }
    for (const { figure, bench } of rows) expect(Number.isFinite(figure), bench).toBe(true);
  });
});
