import type { TableResult, TournamentAsked } from '@scoresheet/contracts-messages';
import { sha256 } from '@scoresheet/domain-record/node';
import { describe, expect, it } from 'vitest';
import { everyEventHolds } from '../event-holds.spec-kit.js';
import { offlineTournament } from '../offline/offline-tournament.js';
import { standingsIn } from '../standings/standing-lines.js';
import * as kit from '../tournament.spec-kit.js';
import type { EventScene } from '../tournament.spec-kit.js';

const { at, begun, drawAndStart, playRound, REASON, SWISS, tableOf } = kit;

everyEventHolds();

const late = (entrant: number, penalty: 'game-loss' | 'match-loss' | 'warning') =>
  ({ type: 'penalise-entrant', entrant, penalty, infraction: 'lateness', ...REASON }) as const;

/** Entrant 1 sits at a table of the first round. */
function seated(terms: Partial<TournamentAsked>): EventScene {
  const scene = begun(4, terms);
  drawAndStart(scene);
  return scene;
}

/** The games that entrant 1 and the opponent have won. */
function score(scene: EventScene, own: number, others: number): TableResult {
  const isFirst = tableOf(scene, 1).entrants[0] === 1;
  return { is: 'games', wins: isFirst ? [own, others] : [others, own], draws: 0 };
}

const opponent = (scene: EventScene): number =>
  tableOf(scene, 1).entrants.find((entrant) => entrant !== 1) ?? 0;

const enter = (scene: EventScene, result: TableResult) =>
  scene.tries('olga', { type: 'enter-result', ...at(scene, 1), result });

describe('Given a tournament where lateness costs a game', () => {
  const GAME: Partial<TournamentAsked> = { lateness: 'game-loss' };

  it('then the score has that game, whoever tells it', () => {
    const scene = seated(GAME);
    const table = tableOf(scene, 1).number;
    expect(scene.makes('olga', late(1, 'game-loss')).slice(1)).toEqual([
      { kind: 'lateness-counted', table, entrant: 1 },
    ]);
    const report = { type: 'report-result', ...at(scene, 1) } as const;
    expect(scene.tries('p1', { ...report, result: score(scene, 2, 0) })).toBe('result-unclear');
    expect(enter(scene, score(scene, 2, 0))).toBe('result-unclear');
    expect(scene.tries('p1', { ...report, result: score(scene, 2, 1) })).toBe('accepted');
    expect(enter(scene, score(scene, 2, 1))).toBe('accepted');
  });

  it('then a second time, or the only game, is the match', () => {
    const forfeit = (scene: EventScene) => ({ is: 'forfeit', winner: opponent(scene) });
    const twice = seated(GAME);
    twice.leads(late(1, 'game-loss'));
    twice.leads(late(1, 'game-loss'));
    expect(tableOf(twice, 1).result).toEqual(forfeit(twice));
    const single = seated({ ...GAME, phases: [{ ...SWISS, bestOf: 1 }] });
    single.leads(late(1, 'game-loss'));
    expect(tableOf(single, 1).result).toEqual(forfeit(single));
    expect(single.state().entrants[0]?.status).toBe('entered');
  });

  it('then no other loss is given for it, and none where nothing is open', () => {
    const scene = seated(GAME);
    expect(scene.tries('olga', late(1, 'match-loss'))).toBe('penalty-unclear');
    expect(scene.makes('olga', late(1, 'warning'))).toHaveLength(1);
    expect(enter(scene, score(scene, 2, 0))).toBe('accepted');
    expect(scene.tries('olga', late(1, 'game-loss'))).toBe('penalty-unclear');
    expect(begun(2, GAME).tries('olga', late(1, 'game-loss'))).toBe('penalty-unclear');
  });

  it('then it is at wooden tables', () => {
    const asked = { ...kit.TERMS, ...GAME, play: 'platform', type: 'create-tournament' } as const;
    const tournament = offlineTournament(kit.environment, { name: 'late', owner: 'olga' });
    expect(tournament.send('olga', asked)).toMatchObject({ code: 'terms-unclear' });
  });
});

describe('Given a tournament where lateness costs the match', () => {
  it('then the opponent has won it, and the entrant is out', () => {
    const scene = seated({ lateness: 'match-loss-and-drop' });
    const [, ...facts] = scene.makes('olga', late(1, 'match-loss'));
    expect(facts.map(({ kind }) => kind)).toEqual([
      'lateness-counted',
      'result-recorded',
      'entrants-dropped',
    ]);
    expect(tableOf(scene, 1).result).toEqual({ is: 'forfeit', winner: opponent(scene) });
    expect(scene.state().entrants[0]?.status).toBe('dropped');
  });
});

describe('Given a tournament that says nothing of lateness', () => {
  it('then a loss is a note, and the table stays as it is', () => {
    const scene = seated({});
    expect(scene.makes('olga', late(1, 'match-loss'))).toHaveLength(1);
    expect(tableOf(scene, 1).result).toBeNull();
  });
});

describe('Given standings that rank by penalties for lateness', () => {
  const POKEMON = { ...SWISS, standings: 'pokemon/1', rounds: 2 } as const;
  const penalties = (scene: EventScene) =>
    standingsIn(scene.state(), sha256).map(({ entrant, tieBreaks }) => [
      entrant,
      tieBreaks.find(({ name }) => name === 'late-penalty')?.value,
    ]);

  it('then each of them counts, and to have entered late is one', () => {
    const scene = begun(4, { phases: [POKEMON], lateness: 'game-loss' });
    drawAndStart(scene);
    scene.leads(late(1, 'game-loss'));
    const [first, second] = kit.tablesOf(scene);
    for (const table of [first, second]) {
      const result = { is: 'games', wins: [1, 1], draws: 0 } as const;
      scene.leads({ type: 'enter-result', phase: 1, round: 1, table: table?.number ?? 0, result });
    }
    scene.leads({ type: 'close-round', phase: 1, round: 1 });
    scene.leads({ type: 'add-entrants', entrants: [{ actor: 'p5' }, { actor: 'p6' }] });
    playRound(scene);
    expect(Object.fromEntries(penalties(scene))).toEqual({
      1: '1',
      2: '0',
      3: '0',
      4: '0',
      5: '1',
      6: '1',
    });
  });
});
