import { describe, expect, it } from 'vitest';
import { wholeEventBench } from './whole-event.bench.js';

describe('the bench of a whole event', () => {
  it('times its steps, and says so only of a record that is EXACT', async () => {
    const { rows } = await wholeEventBench({ players: 24, rounds: 3 });
    expect(rows.map(({ bench }) => bench)).toEqual([
      'event: a round drawn',
      'event: a round published',
      'event: a result entered',
      'event: the whole event',
      'event: its record verified',
      'event: its final standings',
    ]);
    expect(rows[0]?.of).toBe('24 entrants, 3 rounds and a cut');
    expect(rows.filter(({ figure }) => !(figure >= 0))).toEqual([]);
  });
});
