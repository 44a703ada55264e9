import { describe, expect, it } from 'vitest';
import { everyEventHolds } from '../event-holds.spec-kit.js';
import { at, firstWins, REASON } from '../tournament.spec-kit.js';
import type { KnownMatch } from './match-standing.js';
import { floor, onlyTable, type Floor } from './process.spec-kit.js';

everyEventHolds();

const ROUND = { phase: 1, round: 1 };

/** One table, whose match is played. */
function played(as: Partial<KnownMatch> = {}) {
  const hall = floor();
  return { ...hall, match: hall.open(as).record };
}

const ENDINGS: readonly (readonly [string, (hall: Floor) => void])[] = [
  [
    'staff entered a result',
    ({ scene }) => scene.leads({ type: 'enter-result', ...at(scene, 1), result: firstWins() }),
  ],
  [
    'an entrant was disqualified',
    ({ scene }) => scene.leads({ type: 'disqualify-entrant', entrant: 1, ...REASON }),
  ],
  [
    'the table was taken away',
    ({ scene }) =>
      scene.leads({
        type: 'repair-round',
        ...ROUND,
        ...REASON,
        repairs: [{ is: 'unpair', table: onlyTable({ scene }).number }],
      }),
  ],
  [
    'the tournament was cancelled',
    ({ scene }) => scene.leads({ type: 'cancel-tournament', ...REASON }),
  ],
];

describe.each(ENDINGS)('Given %s', (_, end) => {
  it.each(['open', 'running', 'paused'] as const)('then a match that is %s ends', (status) => {
    const hall = played({ status });
    expect(hall.missing()).toEqual([]);
    end(hall);
    const ended = hall.only('end-match');
    expect(ended).toMatchObject({ record: hall.match, role: 'house', result: 'no-result' });
    expect(ended.reasonDigest).toMatch(/^[0-9a-f]{64}$/);
    expect(hall.only('end-match')).toEqual(ended);
  });

  it.each(['over', 'suspended'] as const)('then a match that is %s is left alone', (status) => {
    const hall = played({ status, places: [[1], [2]] });
    end(hall);
    expect(hall.missing()).toEqual([]);
  });
});

describe('A match that no table waits for', () => {
  it('is left alone while it is younger than what is known of the tournament', () => {
    const hall = played();
    const { number } = onlyTable(hall);
    const repairs = [{ is: 'unpair', table: number }] as const;
    hall.scene.leads({ type: 'repair-round', ...ROUND, ...REASON, repairs });
    const standing = hall.standings.get(hall.match);
    if (standing === undefined || standing.status === 'refused') throw new Error('it is played');
    hall.standings.set(hall.match, { ...standing, createdAtMs: hall.scene.state().at });
    expect(hall.missing()).toEqual([]);
    hall.scene.leads({ type: 'number-tables', first: 7, leftOut: [] });
    expect(hall.only('end-match').record).toBe(hall.match);
  });

  it('is left alone where it was refused: there is none', () => {
    const hall = floor();
    hall.standings.set('m-1', { status: 'refused' });
    hall.scene.leads({ type: 'cancel-tournament', ...REASON });
    expect(hall.missing()).toEqual([]);
  });
});
