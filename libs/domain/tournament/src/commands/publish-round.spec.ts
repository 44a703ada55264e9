import { describe, expect, it } from 'vitest';
import { everyEventHolds, readPublic } from '../event-holds.spec-kit.js';
import { currentRound } from '../fold/tournament-state.js';
import { isSeedOf } from '../secret/round-seeds.js';
import * as kit from '../tournament.spec-kit.js';
import type { EventScene } from '../tournament.spec-kit.js';

const { begun, drawAndStart, environment, firstWins, playRound, registered, tablesOf } = kit;

everyEventHolds();

const ROUND = { phase: 1, round: 1 };
const DRAW = { type: 'draw-round', ...ROUND } as const;
const REVIEW = { type: 'review-round', ...ROUND } as const;
const PUBLISH = { type: 'publish-round', ...ROUND } as const;
const START = { type: 'start-round', ...ROUND } as const;
const CLOSE = { type: 'close-round', ...ROUND } as const;

const stageOf = (scene: EventScene) => currentRound(scene.state())?.stage;

describe('A round', () => {
  it('is drawn, reviewed, published, played and closed; each step once', () => {
    const scene = begun(2);
    const steps = [DRAW, REVIEW, PUBLISH, START].map((said) => {
      scene.leads(said);
      return [stageOf(scene), scene.tries('olga', said)];
    });
    expect(steps).toEqual([
      ['drawn', 'conflict'],
      ['reviewed', 'conflict'],
      ['published', 'conflict'],
      ['playing', 'conflict'],
    ]);
    scene.leads({ type: 'enter-result', ...kit.at(scene, 1), result: firstWins() });
    expect(scene.makes('olga', CLOSE)).toEqual([{ kind: 'round-closed', ...ROUND }]);
    expect(scene.tries('olga', CLOSE)).toBe('conflict');
  });

  it('skips no step but the review', () => {
    const scene = begun(2);
    const before = [REVIEW, PUBLISH, START, CLOSE].map((said) => scene.tries('olga', said));
    expect(before).toEqual(Array(4).fill('wrong-round'));
    scene.leads(DRAW);
    expect([START, CLOSE].map((said) => scene.tries('olga', said))).toEqual([
      'wrong-round',
      'wrong-round',
    ]);
    scene.leads(PUBLISH);
    expect(scene.tries('olga', REVIEW)).toBe('conflict');
    expect(scene.tries('olga', CLOSE)).toBe('wrong-round');
    expect(scene.tries('olga', { ...START, phase: 2 })).toBe('wrong-phase');
  });

  it('is reviewed by nobody who plays, and published by them unseen', () => {
    const scene = registered(3);
    scene.says('olga', { type: 'enter-tournament' });
    scene.leads({ type: 'begin-phase', phase: 1 });
    scene.leads(DRAW);
    expect(scene.tries('olga', REVIEW)).toBe('own-table');
    expect(scene.tries('olga', PUBLISH)).toBe('accepted');
  });

  it('is shown with its seed, which proves itself and opens no later one', () => {
    const scene = begun(4);
    const seeds: string[] = [];
    for (let round = 1; round <= 2; round += 1) {
      playRound(scene);
      seeds.push(currentRound(scene.state())?.seed ?? '');
    }
    const { sha256 } = environment;
    const [terms] = scene.state().terms.phases;
    const proves = (round: number, seed: string) =>
      isSeedOf({ seeds: terms?.seeds ?? '' }, { round, seed }, sha256);
    expect(seeds.map((seed, at) => proves(at + 1, seed))).toEqual([true, true]);
    expect(seeds.map((seed, at) => proves(2 - at, seed))).toEqual([false, false]);
    const told = readPublic(scene).events.map(({ parts }) => JSON.stringify(parts.public));
    expect(seeds.map((seed) => told.filter((line) => line.includes(seed)).length)).toEqual([1, 1]);
  });

  it('has a seed for no round that cannot be, however large a file says it is', () => {
    const [terms] = begun(2).state().terms.phases;
    const seeds = terms?.seeds ?? '';
    const tries = [0, -1, 65, 1e15, Infinity].map((round) =>
      isSeedOf({ seeds }, { round, seed: seeds }, environment.sha256),
    );
    expect(tries).toEqual(Array(5).fill(false));
  });

  it('is not closed with results missing: the refusal lists the open tables', () => {
    const scene = begun(6);
    drawAndStart(scene);
    scene.leads({ type: 'enter-result', ...ROUND, table: 2, result: firstWins() });
    expect(scene.tournament.send('olga', CLOSE)).toEqual({
      outcome: 'refused',
      code: 'tables-open',
      says: 'Tables without a result: 1, 3.',
    });
  });

  it('names a dozen open tables where there are more', () => {
    const scene = begun(30);
    drawAndStart(scene);
    expect(scene.tournament.send('olga', CLOSE)).toMatchObject({
      says: 'Tables without a result: 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12 and others.',
    });
  });

  it('of nobody has no tables, and is closed at once', () => {
    const scene = begun(2);
    scene.leads({ type: 'drop-entrant', entrant: 1 });
    scene.leads({ type: 'drop-entrant', entrant: 2 });
    playRound(scene);
    expect(tablesOf(scene)).toEqual([]);
    expect(stageOf(scene)).toBe('closed');
  });
});
