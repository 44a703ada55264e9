import type { TableResult } from '@scoresheet/contracts-messages';
import { sha256 } from '@scoresheet/domain-record/node';
import { describe, expect, it } from 'vitest';
import { everyEventHolds, readHouse } from '../event-holds.spec-kit.js';
import { previewCorrection } from '../reasons/preview-correction.js';
import { standingsIn } from '../standings/standing-lines.js';
import * as kit from '../tournament.spec-kit.js';
import type { EventScene } from '../tournament.spec-kit.js';

const { begun, CUT, drawAndStart, lowerWins, playRound, REASON, registered, SWISS } = kit;

everyEventHolds();

const REVERSED: TableResult = { is: 'games', wins: [0, 2], draws: 0 };
const FIRST = { phase: 1, round: 1, table: 1 } as const;
const FOUR_ROUNDS = { phases: [{ ...SWISS, rounds: 4 }] };

const tableIn = (scene: EventScene) => scene.state().phases[0]?.rounds[0]?.tables.get(1);

const standings = (scene: EventScene) => standingsIn(scene.state(), sha256);

/** What a table of the first round had at first, and how that is turned round. */
function resultsOf(scene: EventScene) {
  const table = tableIn(scene);
  if (table?.result?.is !== 'games') throw new Error('the first round is not over');
  const [one, other] = table.result.wins;
  const turned: TableResult = { is: 'games', wins: [other, one], draws: 0 };
  return { original: table.result, turned };
}

const correction = (scene: EventScene, result: TableResult) =>
  ({
    type: 'correct-result',
    ...FIRST,
    ...REASON,
    result,
    expectedSeq: scene.state().seq,
  }) as const;

/** Three rounds are closed and the fourth is played. */
function fourthRound(): EventScene {
  const scene = begun(8, FOUR_ROUNDS);
  playRound(scene);
  playRound(scene);
  playRound(scene);
  drawAndStart(scene);
  return scene;
}

describe('correct-result', () => {
  it('three rounds back: what was played stays, and the standings are as the preview said', () => {
    const scene = fourthRound();
    const { turned } = resultsOf(scene);
    const rounds = scene.state().phases[0]?.rounds ?? [];
    const drawn = rounds.map(({ tables }) => [...tables.values()].map(({ entrants }) => entrants));
    const preview = previewCorrection(scene.state(), { ...FIRST, result: turned }, sha256);
    const before = standings(scene);
    scene.leads(correction(scene, turned));
    const after = standings(scene);
    expect(after).not.toEqual(before);
    const told = preview?.standings.map((line) => line.after) ?? [];
    expect(after.filter((line) => told.some(({ entrant }) => entrant === line.entrant))).toEqual(
      told,
    );
    expect(rounds.map(({ tables }) => [...tables.values()].map((table) => table.entrants))).toEqual(
      drawn,
    );
  });

  it('twice and back to the original: the standings are those of before, the record shows all', () => {
    const scene = fourthRound();
    const { original, turned } = resultsOf(scene);
    const before = standings(scene);
    scene.leads(correction(scene, turned));
    scene.leads(correction(scene, { is: 'double-loss' }));
    scene.leads(correction(scene, original));
    expect(standings(scene)).toEqual(before);
    const { events } = readHouse(scene.tournament.events());
    const corrected = events.filter(({ header }) => header.type === 'result-corrected');
    expect(corrected.map(({ parts }) => parts.public?.['facts'])).toMatchObject([
      [{ result: turned }],
      [{ result: { is: 'double-loss' } }],
      [{ result: original }],
    ]);
  });

  it('has the standings of a tournament in which it was so from the beginning', () => {
    const wrong = begun(4, { phases: [{ ...SWISS, rounds: 1 }] });
    playRound(wrong);
    const { turned } = resultsOf(wrong);
    wrong.leads(correction(wrong, turned));
    const right = begun(4, { phases: [{ ...SWISS, rounds: 1 }] });
    // Another record has other seeds: whatever its draw, the lower number wins but at one table.
    playRound(right, (table) => (table.number === 1 ? turned : lowerWins(table)));
    const points = (scene: EventScene) =>
      standings(scene)
        .map((line) => line.points)
        .sort();
    expect(points(wrong)).toEqual(points(right));
  });

  it('is a conflict when the tournament has moved on since the preview', () => {
    const scene = fourthRound();
    const said = correction(scene, resultsOf(scene).turned);
    scene.leads({ type: 'number-tables', first: 5, leftOut: [] });
    expect(scene.tries('olga', said)).toBe('conflict');
    expect(scene.tries('olga', { ...said, expectedSeq: 9_999 })).toBe('unknown-seq');
  });

  it('is refused while the round is played, for no table, and for the same result', () => {
    const scene = fourthRound();
    const { original, turned } = resultsOf(scene);
    const said = correction(scene, turned);
    expect(scene.tries('olga', { ...said, round: 4 })).toBe('wrong-round');
    expect(scene.tries('olga', { ...said, phase: 2 })).toBe('wrong-round');
    expect(scene.tries('olga', { ...said, table: 50 })).toBe('unknown-table');
    expect(scene.tries('olga', { ...said, result: original })).toBe('result-unclear');
    expect(scene.tries('olga', { ...said, result: { is: 'games', wins: [3, 3], draws: 0 } })).toBe(
      'result-unclear',
    );
    expect(scene.tries('p1', said)).toBe('not-allowed');
  });

  it('is refused to an organiser who sat at the table', () => {
    const scene = registered(3);
    scene.says('olga', { type: 'enter-tournament' });
    scene.leads({ type: 'begin-phase', phase: 1 });
    playRoundAsOthers(scene);
    const own = [...(scene.state().phases[0]?.rounds[0]?.tables.values() ?? [])].find(
      ({ entrants }) => entrants.includes(4),
    );
    const said = { ...correction(scene, REVERSED), table: own?.number ?? 0 };
    expect(scene.tries('olga', said)).toBe('own-table');
  });

  it('in a bracket whose next match was played: the match stays, and its place may be another', () => {
    const scene = begun(4, { phases: [{ ...SWISS, rounds: 1 }, CUT] });
    playRound(scene);
    scene.leads({ type: 'begin-phase', phase: 2 });
    playRound(scene);
    playRound(scene);
    const semi = [...(scene.state().phases[1]?.rounds[0]?.tables.values() ?? [])][0];
    const wins = semi?.result?.is === 'games' ? semi.result.wins : [0, 0];
    const result: TableResult = { is: 'games', wins: [wins[1] ?? 0, wins[0] ?? 0], draws: 0 };
    const said = { ...correction(scene, result), phase: 2, table: semi?.number ?? 0 };
    const final = scene.state().phases[1]?.rounds[1]?.tables;
    const played = structuredClone(final);
    scene.leads(said);
    expect(final).toEqual(played);
  });
});

/** A judge enters the results, since the owner plays. */
function playRoundAsOthers(scene: EventScene): void {
  scene.leads({ type: 'appoint-staff', to: 'judy', as: 'judge' });
  drawAndStart(scene);
  const named = kit.roundOf(scene);
  for (const table of kit.tablesOf(scene)) {
    const said = { ...named, table: table.number, result: lowerWins(table) };
    scene.says('judy', { type: 'enter-result', ...said });
  }
  scene.leads({ type: 'close-round', ...named });
}
