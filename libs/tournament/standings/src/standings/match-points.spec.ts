import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { crosstable } from '../crosstable/crosstable.js';
import { event } from '../event.spec-kit.js';
import { PRESETS, type PresetName } from '../presets/presets.js';
import { randomEvent } from '../random-event.spec-kit.js';
import { matchPoints } from './match-points.js';

const names = Object.keys(PRESETS) as readonly PresetName[];

describe('Points for a draw', () => {
  it('are whole numbers of the least unit of the rules', () => {
    const history = event(['1 1-1 2, 3 bye'], { 3: { penaltyPoints: 1 } });
    expect(matchPoints(PRESETS['fide/2'], history)).toEqual(
      new Map([
        [1, 1],
        [2, 1],
        [3, 0],
      ]),
    );
    expect(matchPoints(PRESETS['magic/1'], history)).toEqual(
      new Map([
        [1, 1],
        [2, 1],
        [3, 2],
      ]),
    );
    const pod = event(['pod 1 2=3 4']);
    expect([...matchPoints(PRESETS['pods/1'], pod).values()]).toEqual([720, 360, 360, 0]);
  });

  it.each(names)('%s: are those of the crosstable', (preset) => {
    fc.assert(
      fc.property(randomEvent({ pods: !preset.startsWith('fide') }), (history) => {
        const { rows } = crosstable(PRESETS[preset].points, history);
        const points = rows.map(({ entrant, earned, penalty }) => [entrant, earned - penalty]);
        expect([...matchPoints(PRESETS[preset], history)]).toEqual(points);
      }),
      { numRuns: 100 },
    );
  });
});
