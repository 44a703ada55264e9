import { MAX_ENTRANTS, tournamentCommandIn } from '@scoresheet/contracts-messages';
import { describe, expect, it } from 'vitest';
import { everyEventHolds } from '../event-holds.spec-kit.js';
import { begun, playRound, tableOf, tablesOf } from '../tournament.spec-kit.js';

everyEventHolds();

describe('number-tables', () => {
  it('numbers the tables of the next round from the first one on, but for those left out', () => {
    const scene = begun(8);
    scene.leads({ type: 'number-tables', first: 100, leftOut: [101, 102] });
    playRound(scene);
    expect(tablesOf(scene).map(({ number }) => number)).toEqual([100, 103, 104, 105]);
  });

  it('leaves a fixed seat where it is, even at a table that is left out', () => {
    const scene = begun(4);
    scene.leads({ type: 'fix-seat', entrant: 3, table: 7 });
    scene.leads({ type: 'number-tables', first: 7, leftOut: [7] });
    playRound(scene);
    expect(tableOf(scene, 3).number).toBe(7);
    expect(tablesOf(scene).map(({ number }) => number)).toEqual([7, 8]);
  });

  it('changes a draw that is not published, and no table that is', () => {
    const scene = begun(4);
    scene.leads({ type: 'draw-round', phase: 1, round: 1 });
    scene.leads({ type: 'number-tables', first: 50, leftOut: [] });
    scene.leads({ type: 'publish-round', phase: 1, round: 1 });
    scene.leads({ type: 'number-tables', first: 90, leftOut: [] });
    expect(tablesOf(scene).map(({ number }) => number)).toEqual([50, 51]);
  });

  it('leaves no table of the largest event with a number that nobody can name', () => {
    const scene = begun(2);
    const from = (first: number) => ({ type: 'number-tables', first, leftOut: [] }) as const;
    expect(scene.tries('olga', from(83_616))).toBe('terms-unclear');
    expect(scene.tries('olga', from(83_615))).toBe('accepted');
    const sent = { commandId: 'c', record: 'r', actor: 'olga', role: 'player' } as const;
    const named = [99_999, 100_000].map((first) =>
      tournamentCommandIn({ ...from(first), ...sent }),
    );
    expect(named.map((command) => command !== undefined)).toEqual([true, false]);
    expect(83_615 + MAX_ENTRANTS).toBe(99_999);
  });

  it('leaves each table out once', () => {
    const said = { type: 'number-tables', first: 1, leftOut: [3, 3] } as const;
    expect(begun(2).tries('olga', said)).toBe('terms-unclear');
  });
});
