import { PRESETS } from '@scoresheet/tournament-standings';
import { describe, expect, it } from 'vitest';
import { standingsBench } from './standings.bench.js';

describe('the bench of standings', () => {
  it('times every preset', async () => {
    const { rows } = await standingsBench({ players: 9, rounds: 3 }, { rounds: 3, warmUp: 0 });
    expect(rows.map(({ bench }) => bench)).toEqual(
      Object.keys(PRESETS).map((preset) => `standings: ${preset}`),
    );
    const [first] = rows;
    expect(first).toMatchObject({ of: '9 players after 3 rounds', unit: 'ms', goal: 'under 200' });
    expect(rows.map(({ range: [least, most] = [1, 0] }) => least <= most)).not.toContain(false);
  });
});
