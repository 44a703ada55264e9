/** Given more walkovers than one event has room for, then the next events decide the rest. */
import { MAX_ENTRANTS_AT_ONCE, type PhaseAsked } from '@scoresheet/contracts-messages';
import { describe, expect, it } from 'vitest';
import { verdictOn } from '../event-holds.spec-kit.js';
import { currentPhase } from '../fold/tournament-state.js';
import * as kit from '../tournament.spec-kit.js';
import type { EventScene } from '../tournament.spec-kit.js';
import { bracketGraph } from './bracket-graph.js';

const PLAYERS = 2_300;
const BACK = 300;
const SINGLE: PhaseAsked = { kind: 'single-elimination', standings: 'magic/1', bestOf: 3 };

const checkIn = (scene: EventScene, upTo: number): void => {
  for (let entrant = 1; entrant <= upTo; entrant += 1) scene.leads({ type: 'check-in', entrant });
};

function begun(): EventScene {
  const scene = kit.draft({ capacity: PLAYERS, phases: [SINGLE], checkIn: true });
  scene.leads({ type: 'announce-tournament' });
  scene.leads({ type: 'open-registration' });
  const actors = Array.from({ length: PLAYERS }, (_, at) => ({ actor: `p${at + 1}` }));
  for (let at = 0; at < PLAYERS; at += MAX_ENTRANTS_AT_ONCE) {
    scene.leads({ type: 'add-entrants', entrants: actors.slice(at, at + MAX_ENTRANTS_AT_ONCE) });
  }
  scene.leads({ type: 'begin-check-in' });
  checkIn(scene, PLAYERS);
  scene.leads({ type: 'begin-phase', phase: 1 });
  return scene;
}

const decidedBy = (scene: EventScene, said: Parameters<EventScene['leads']>[0]): number =>
  scene.makes(kit.OWNER, said).filter(({ kind }) => kind === 'walkover-decided').length;

describe('Given 2,000 players of 2,300 who do not come back from a pause', () => {
  it('then each event decides 1,000 walkovers at most, and no table seats a player who left', () => {
    const scene = begun();
    scene.leads({ type: 'pause-tournament' });
    checkIn(scene, BACK);
    expect(decidedBy(scene, { type: 'resume-tournament' })).toBe(1_000);
    const at = { phase: 1, round: 1 } as const;
    scene.leads({ type: 'draw-round', ...at });
    scene.leads({ type: 'publish-round', ...at });
    expect(
      kit
        .tablesOf(scene)
        .flatMap(({ entrants }) => entrants)
        .every((each) => each <= BACK),
    ).toBe(true);
    expect(decidedBy(scene, { type: 'start-round', ...at })).toBeGreaterThan(500);
    const phase = currentPhase(scene.state());
    const kinds = (phase && bracketGraph(phase)?.matches.map(({ kind }) => kind)) ?? [];
    expect(phase?.decided.hasMore).toBe(false);
    expect(kinds.filter((kind) => kind === 'ready').length).toBeLessThanOrEqual(BACK / 2);
    expect(verdictOn(scene)).toBe('EXACT');
  });
});
