import { describe, expect, it } from 'vitest';
import { everyEventHolds } from '../event-holds.spec-kit.js';
import { currentRound } from '../fold/tournament-state.js';
import { drawAndStart, SWISS } from '../tournament.spec-kit.js';
import { matchesOf } from './matches-of.js';
import { floor, floorOf, ONE_WINS, onlyTable, registeredOnPlatform } from './process.spec-kit.js';
import type { Floor } from './process.spec-kit.js';
import { waitingTables } from './waiting-tables.js';

everyEventHolds();

const waiting = ({ scene, standings, env }: Floor, nowMs?: number) =>
  waitingTables(scene.state(), standings, env(nowMs));

describe('A table waits for staff', () => {
  it('where an entrant has no account, and names that one', () => {
    const scene = registeredOnPlatform(1);
    scene.leads({ type: 'add-entrants', entrants: [{ guest: 'g-1' }] });
    scene.leads({ type: 'begin-phase', phase: 1 });
    drawAndStart(scene);
    const hall = floorOf(scene);
    const { number } = onlyTable(hall);
    expect(waiting(hall)).toEqual([
      { table: number, why: 'entrant-without-account', entrants: [2] },
    ]);
    scene.leads({ type: 'bind-entrant', entrant: 2, to: 'paula' });
    expect(waiting(hall)).toEqual([]);
  });

  it('where no match could be opened', () => {
    const hall = floor();
    [1, 2, 3].forEach(() =>
      hall.standings.set(hall.only('create-match').record, { status: 'refused' }),
    );
    const { number, entrants } = onlyTable(hall);
    expect(waiting(hall)).toEqual([{ table: number, why: 'matches-refused', entrants }]);
  });

  it('where time was over before anything was played, until there is more', () => {
    const hall = floor(2, { phases: [{ ...SWISS, roundMs: 60_000 }] });
    const end = currentRound(hall.scene.state())?.clock?.endsAt ?? 0;
    const { number, entrants } = onlyTable(hall);
    expect(waiting(hall, end)).toEqual([{ table: number, why: 'time-over', entrants }]);
    hall.scene.leads({ type: 'extend-time', phase: 1, round: 1, byMs: 1_000 });
    expect(waiting(hall, end)).toEqual([]);
    expect(hall.missing(end)).toHaveLength(1);
  });

  it('nowhere where matches are opened, played, or a question to staff anyway', () => {
    const hall = floor();
    expect(waiting(hall)).toEqual([]);
    hall.play(ONE_WINS);
    hall.open();
    expect(waiting(hall)).toEqual([]);
    const asked = floor();
    asked.open({ status: 'over', reason: 'abandoned' });
    expect(waiting(asked)).toEqual([]);
    asked.record();
    expect(waiting(asked)).toEqual([]);
  });
});

describe('Matches to be read', () => {
  const named = ({ scene, standings, env }: Floor) => matchesOf(scene.state(), standings, env());

  it('are those of each game and attempt so far, with the next one', () => {
    const hall = floor();
    const [first] = named(hall);
    expect(hall.play(ONE_WINS).record).toBe(first);
    const [, second] = named(hall);
    hall.standings.set(second ?? '', { status: 'refused' });
    const all = named(hall);
    expect(all).toHaveLength(3);
    expect(all.slice(0, 2)).toEqual([first, second]);
    expect(hall.only('create-match').record).toBe(all[2]);
  });

  it('are those of tables without a result, and none at wooden tables', () => {
    const hall = floor(4);
    expect(named(hall)).toHaveLength(2);
    const [table] = currentRound(hall.scene.state())?.tables.values() ?? [];
    const result = { is: 'games', wins: [2, 0], draws: 0 } as const;
    const at = { phase: 1, round: 1, table: table?.number ?? 0 };
    hall.scene.leads({ type: 'enter-result', ...at, result });
    expect(named(hall)).toHaveLength(1);
    expect(named(floor(4, { play: 'tables' }))).toEqual([]);
  });
});
